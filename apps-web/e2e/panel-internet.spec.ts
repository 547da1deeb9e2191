import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { arrangePhone, judge, openPage, visit, visitsOf } from './support/internet.js';
import { reach, reachAndPress } from './support/keyboard.js';
import { noticesOf } from './support/notices.js';
import { paste } from './support/paste.js';
import { expect, test } from './support/test.js';

/** Types a site into a list's field and sends it. */
async function type(list: Locator, site: string): Promise<void> {
  await list.getByRole('textbox').fill(site);
  await list.getByRole('textbox').press('Enter');
}

test('a site blocked in the panel is refused on the phone, and allowed again in two taps', async ({
  page,
}) => {
  const phone = await arrangePhone(page);
  await phone.report({ visits: [visit('www.gry-online.pl'), visit('szkola.example.pl')] });
  await openPage(page, '/panel/internet');
  await expect(page).toHaveURL(/\/panel\/internet\/statistics$/);
  await expect(visitsOf(page, 'www.gry-online.pl')).toContainText('Bezpieczne');
  await expectAccessible(page, 'the visits');

  await page.getByRole('button', { name: 'Co zrobić: www.gry-online.pl' }).click();
  await page.getByRole('menuitem', { name: 'Zablokuj gry-online.pl' }).click();
  await expect(noticesOf(page)).toContainText('gry-online.pl jest teraz na liście stron blokowanych');
  await expect.poll(async () => (await judge(phone, 'www.gry-online.pl')).reason).toBe('black-list');

  const { code } = await judge(phone, 'www.gry-online.pl');
  await phone.report({ visits: [visit('www.gry-online.pl', code, 'https://www.gry-online.pl/again')] });
  await openPage(page, '/panel/internet/statistics?kind=user');
  await expect(page.locator('[data-slot=data-list-row]')).toHaveCount(1);
  await expect(visitsOf(page, 'https://www.gry-online.pl/again')).toContainText('Zablokowane przez Ciebie');

  await page.getByRole('button', { name: 'Co zrobić: www.gry-online.pl' }).click();
  await page.getByRole('menuitem', { name: 'Pozwól na gry-online.pl' }).click();
  await expect.poll(async () => (await judge(phone, 'www.gry-online.pl')).reason).toBe('whitelisted');

  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect.poll(async () => (await judge(phone, 'www.gry-online.pl')).reason).toBe('black-list');
});

test('the lists ask, warn and move as a parent types', async ({ page }) => {
  const phone = await arrangePhone(page);
  await openPage(page, '/panel/internet/white-black-list');
  const safe = page.getByRole('region', { name: 'Strony bezpieczne' });
  const blocked = page.getByRole('region', { name: 'Strony blokowane' });

  await type(safe, 'gry');
  await expect(safe.getByText('To nie wygląda na adres strony')).toBeVisible();
  await type(safe, '  HTTPS://Wikipedia.org/wiki/Polska ');
  await expect(noticesOf(page)).toContainText('wikipedia.org dodano do stron bezpiecznych');
  await expect(safe.getByRole('textbox')).toHaveValue('');
  await type(safe, 'wikipedia.org');
  await expect(safe.getByText('wikipedia.org już jest na tej liście.')).toBeVisible();

  await type(blocked, 'wikipedia.org');
  await expect(blocked.getByText('wikipedia.org jest na liście stron bezpiecznych.')).toBeVisible();
  await blocked.getByRole('button', { name: 'Przenieś do blokowanych' }).click();
  await expect(blocked.getByRole('button', { name: 'Usuń wikipedia.org' })).toBeVisible();
  await expect(safe.getByRole('button', { name: 'Usuń wikipedia.org' })).toBeHidden();

  await type(blocked, 'www.gry.pl');
  const dialog = page.getByRole('dialog', { name: 'Dodać bez „www.”?' });
  await expectAccessible(page, 'the question about a prefix', '[role=dialog]');
  await reachAndPress(page, dialog.getByRole('button', { name: 'Tak: gry.pl' }));
  await expect(blocked.getByRole('button', { name: 'Usuń gry.pl' })).toBeVisible();
  await type(blocked, 'm.filmy.pl');
  await page.getByRole('button', { name: 'Nie: m.filmy.pl' }).click();
  await expect(blocked.getByRole('button', { name: 'Usuń m.filmy.pl' })).toBeVisible();

  await safe.getByRole('textbox').focus();
  await paste(page, 'www.szkola.pl\nbiblioteka.pl\ngry.pl\nnonsens\n');
  const window = page.getByRole('dialog', { name: 'Dodaj stronę bezpieczną' });
  await expect(window).toContainText('nonsens');
  await window.getByRole('button', { name: 'Dodaj 2 strony' }).click();
  await expect(safe.getByRole('button', { name: /^Usuń/ })).toHaveCount(2);

  await reach(page, blocked.getByRole('button', { name: 'Usuń m.filmy.pl' }));
  await page.keyboard.press('Enter');
  await expect(blocked.getByRole('button', { name: 'Usuń gry.pl' })).toBeFocused();
  await expect
    .poll(async () => (await phone.rules()).lists)
    .toMatchObject({ whiteList: ['szkola.pl', 'biblioteka.pl'], blackList: ['gry.pl', 'wikipedia.org'] });
  await expectAccessible(page, 'the lists of sites');

  await page.getByRole('searchbox', { name: 'Szukaj na obu listach' }).fill('WIKI');
  await expect(page.getByRole('button', { name: /^Usuń/ })).toHaveCount(1);
  await expect(safe.getByText('Na tej liście nic nie pasuje')).toBeVisible();
});
