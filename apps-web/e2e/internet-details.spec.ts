import { expectAccessible } from './support/axe.js';
import { addPhone, arrangeHousehold } from './support/household.js';
import { arrangePhone, judge, openPage, present, visit, visitsOf } from './support/internet.js';
import { expect, test } from './support/test.js';

test('what only Windows can block is offered on Windows alone, and what is ticked reaches the device', async ({
  page,
}) => {
  const { profile } = await arrangeHousehold(page, 'Zosia');
  const phone = await addPhone(page, profile('Zosia'));
  const computer = await addPhone(page, profile('Zosia'), {
    name: 'Komputer Zosi',
    appType: 3,
    features: '_WIN32_',
  });
  await openPage(page, '/panel/internet/settings');
  await page.getByRole('button', { name: /^Galaxy A15/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Serwisy z filmami' })).toBeVisible();
  for (const only of ['Nie blokuj YouTube', 'Pobieranie dokumentów', 'Pobieranie programów']) {
    await expect(page.getByRole('checkbox', { name: only })).toHaveCount(0);
  }
  await page.getByRole('checkbox', { name: 'Tylko strony bezpieczne' }).check();
  await expect(page.getByText('Lista stron bezpiecznych jest pusta')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tylko strony bezpieczne' }).uncheck();
  await page.getByRole('checkbox', { name: 'Serwisy społecznościowe' }).check();
  await expect.poll(async () => (await judge(phone, 'facebook.com')).reason).toBe('social');

  await page.getByRole('button', { name: /^Komputer Zosi/ }).click();
  await page.getByRole('checkbox', { name: 'Pobieranie programów' }).check();
  await page.getByRole('checkbox', { name: 'Nie blokuj YouTube' }).check();
  await expect(page.getByRole('textbox', { name: 'Wiadomość' })).toBeDisabled();
  await page.getByRole('switch', { name: 'Własna wiadomość' }).click();
  await page.getByRole('textbox', { name: 'Wiadomość' }).fill('Porozmawiajmy o tym');
  await expect
    .poll(async () => (await computer.rules()).settings)
    .toMatchObject({
      blockExe: true,
      excludeYT: true,
      blockDoc: false,
      blockSocial: false,
      customMsgOn: true,
      customMsg: 'Porozmawiajmy o tym',
    });
  await expectAccessible(page, 'the internet settings');
});

test('hostile words in visits and searches stay words', async ({ page }) => {
  const phone = await arrangePhone(page);
  const script = '<img src=x onerror="document.title=1">';
  const reversed = '\u202Egpj.exe';
  const long = `https://długi.example.pl/?q=${'a'.repeat(1900)}`;
  const searches = Array.from({ length: 11 }, (_, index) => ({
    ts: present() - 60 - index,
    keyword: `hasło ${index}`,
    url: '',
    engine: 'DuckDuckGo',
  }));
  await phone.report({
    visits: [
      { ...visit('zly.example.pl', 10, 'javascript:document.title=1'), ts: present() - 30 },
      { ...visit(script, 0, `https://x/${script}`), ts: present() - 40 },
      { ...visit(reversed, 0, long), ts: present() - 50 },
    ],
    searches: [
      { ts: present() - 10, keyword: script, url: 'javascript:1', engine: script.slice(0, 32) },
      { ts: present() - 20, keyword: `${reversed} ${'ż'.repeat(170)}`, url: '', engine: 'Google' },
      ...searches,
    ],
  });
  await openPage(page, '/panel/internet/statistics');
  await expect(visitsOf(page, 'javascript:document.title=1')).toContainText('nieodpowiednie treści');
  await expect(visitsOf(page, script)).toBeVisible();
  await page.getByRole('button', { name: 'pokaż cały adres' }).click();
  await expect(visitsOf(page, long)).toBeVisible();
  await expect(page.locator('[data-slot=data-list] a')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Wyszukiwania' }).click();
  const rows = page.locator('[data-slot=data-list-row]');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText(script);
  await expect(rows.nth(1).getByRole('img', { name: 'Google' })).toBeVisible();
  await expectAccessible(page, 'the searches');
  await page.getByRole('button', { name: 'Następna' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Szukaj słów' }).fill('hasło 1');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/searches\?q=/);
  await expect(page).toHaveTitle(/Ostoja$/);
});
