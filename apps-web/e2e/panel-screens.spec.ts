import { getScreenViews, screenHeaderList, screenListByIds } from '@ostoja/contracts';
import type { Page } from '@playwright/test';
import { answerWith } from './support/answers.js';
import { expectAccessible } from './support/axe.js';
import { addComputer, yesterdayNoon } from './support/computer.js';
import { arrangeHousehold, postponeEmail } from './support/household.js';
import { reach } from './support/keyboard.js';
import { uprightPicture } from './support/pictures.js';
import { expect, test } from './support/test.js';
import { clientOf } from './support/visitor.js';

// Each of the pages is looked at in both themes
test.setTimeout(60_000);

const all = { offset: 0, count: 100 };

/** Whether the page believes that it is looked at. */
async function lookAway(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(
    (value) => {
      Object.defineProperty(document, 'visibilityState', {
        value,
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );
}

test('a parent sees the screen of a computer live, is told why when not, and each look is written down', async ({
  page,
}) => {
  const { parent, profile } = await arrangeHousehold(page, 'Kuba');
  const computer = await addComputer(page, profile('Kuba'));
  await page.clock.install();
  await page.goto('/panel/screenview');
  await postponeEmail(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Urządzenie Komputer jest offline')).toBeVisible();
  await expectAccessible(page, 'a computer that is offline');

  const switchOff = computer.switchOn();
  const reload = main.getByRole('button', { name: 'Odśwież' });
  await expect(async () => {
    await reload.click();
    await expect(
      main.getByRole('button', {
        name: /^Powiększ: Ekran urządzenia Komputer/,
      }),
    ).toBeVisible();
  }).toPass();
  await expect(main.locator('figcaption')).toHaveText(/^kuba.*Word · \d\d:\d\d$/);
  await expect(main.getByRole('timer')).toHaveText(/^Następny obraz za [12]:\d\d$/);
  await expectAccessible(page, 'a live screen');

  const asked = computer.asked;
  await lookAway(page, true);
  await page.clock.fastForward(130_000);
  expect(computer.asked).toBe(asked);
  computer.says = { jpeg: uprightPicture };
  await lookAway(page, false);
  await expect.poll(() => computer.asked).toBe(asked + 1);
  // The upright screen lies down.
  await expect
    .poll(() =>
      main.locator('figure img').evaluate((img: HTMLImageElement) => img.naturalWidth > img.naturalHeight),
    )
    .toBe(true);
  await main.getByRole('button', { name: /^Powiększ/ }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const [state, words] of [
    ['deactivated', 'obrazy ekranu są wyłączone'],
    ['screenoff', 'jest wygaszony'],
    ['intent', 'nie pozwala na obrazy ekranu'],
    ['error', 'nie umiało zrobić obrazu'],
  ] as const) {
    computer.says = { state };
    await reload.click();
    await expect(main.getByText(words)).toBeVisible();
    await expect(main.locator('figure')).toBeHidden();
  }
  // A computer that is there and silent: the server waits 15 seconds for it, this answer does not
  await answerWith(page, 'screenGrab', { json: { status: 'OK', code: 0, data: { state: 'timeout' } } });
  await reload.click();
  await expect(main.getByText('nie zdążyło odpowiedzieć')).toBeVisible();
  await expect(main.getByText('obraz nie dotarł w 15 sekund')).toBeVisible();

  const looks = main.getByRole('region', { name: 'Kto oglądał ten ekran' });
  await expect(looks).toContainText(`Podgląd na żywo, 2 obrazy`);
  await expect(looks).toContainText(parent.email);
  const ref = { profile: profile('Kuba'), device: computer.id };
  const { items } = await clientOf(page).call(getScreenViews, {
    ...ref,
    ...all,
  });
  expect(items).toMatchObject([{ kind: 'live', pictures: 2 }]);
  await switchOff();
});

test('a parent finds the screens of a day, looks at them and deletes some for good', async ({ page }) => {
  const { profile } = await arrangeHousehold(page, 'Kuba');
  const computer = await addComputer(page, profile('Kuba'));
  const noon = yesterdayNoon();
  const apps = { Discord: 'discord.exe', VLC: 'vlc.exe', Word: 'winword.exe' };
  await computer.report({
    apps: Object.entries(apps).map(([name, pkg]) => ({
      name,
      pkg,
      firstSeen: noon,
    })),
  });
  const saved = ['Discord', 'VLC', 'Discord', 'Word'];
  for (const [index, app] of saved.entries()) await computer.save(noon + index * 60, app);

  await page.goto('/panel/screengrab');
  await postponeEmail(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Dziś nie ma zapisanych ekranów')).toBeVisible();
  await main.getByRole('button', { name: /^Pokaż najbliższy dzień/ }).click();
  await expect(main.getByText('4 ekrany', { exact: true })).toBeVisible();
  const tiles = main.locator('[data-slot=gallery-tile]');
  await expect(main.locator('[data-slot=gallery-tile][data-state=ready]')).toHaveCount(4);
  await expectAccessible(page, 'a gallery');

  await main.getByRole('button', { name: 'Komunikatory' }).click();
  await expect(tiles).toHaveCount(2);
  await main.getByRole('button', { name: 'Społecznościowe' }).click();
  await main.getByRole('button', { name: 'Komunikatory' }).click();
  await expect(main.getByText('Żaden ekran nie pasuje do filtra')).toBeVisible();
  await main.getByRole('button', { name: 'Społecznościowe' }).click();

  await reach(page, tiles.first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('12:03 · Word')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText('12:02 · Discord')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tiles.nth(1)).toBeFocused();

  await main.getByRole('button', { name: 'Zaznacz' }).click();
  await tiles.nth(0).click();
  await tiles.nth(1).click();
  await expect(main.getByText('Zaznaczone: 2 z 100')).toBeVisible();
  await main.getByRole('button', { name: 'Anuluj' }).click();
  await main.getByRole('button', { name: 'Zaznacz' }).click();
  await expect(main.getByText('Zaznaczone: 0 z 100')).toBeVisible();
  await tiles.nth(0).click();
  await tiles.nth(1).click();
  await main.getByRole('button', { name: 'Usuń' }).click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć 2 ekrany?' });
  await expectAccessible(page, 'the question before deleting', '[role=alertdialog]');
  await question.getByRole('button', { name: 'Usuń' }).click();
  await expect(main.getByText('2 ekrany', { exact: true })).toBeVisible();

  const wire = clientOf(page);
  const ref = { profile: profile('Kuba'), device: computer.id };
  const left = await wire.call(screenHeaderList, { ...ref, ...all });
  expect(left.items.map(({ app }) => app)).toEqual(['VLC', 'Discord']);
  const ids = left.items.map(({ id }) => id).join(',');
  expect((await wire.call(screenListByIds, { ids })).total).toBe(2);
  await expect(main.getByRole('region', { name: 'Kto oglądał ten ekran' })).toContainText('zapisan');
});
