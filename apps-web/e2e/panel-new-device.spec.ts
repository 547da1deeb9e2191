import { expectAccessible } from './support/axe.js';
import { openHousehold } from './support/household.js';
import { expect, test } from './support/test.js';

test('a phone without an agent is added, set up by what is shown once, and tells its place', async ({
  page,
  request,
}) => {
  await openHousehold(page, 'Zosia');
  await page.getByRole('button', { name: 'Dodaj urządzenie' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('iPhone albo telefon, który mówi tylko, gdzie jest').click();
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await dialog.getByRole('button', { name: 'Dodaj telefon' }).click();
  await expect(dialog.getByText('Uzupełnij to pole.')).toBeVisible();
  await dialog.getByLabel('Nazwa telefonu').fill('iPhone babci');
  await expectAccessible(page, 'the question about a phone', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Dodaj telefon' }).click();

  const value = async (name: string) =>
    dialog.locator('dl > div').filter({ hasText: name }).locator('dd').innerText();
  await expect(dialog.getByRole('img', { name: /Ustawienia OwnTracks/ })).toBeVisible();
  await expectAccessible(page, "the phone's set-up", '[role=dialog]');
  const credentials = Buffer.from(`${await value('Nazwa użytkownika')}:${await value('Hasło')}`);
  const told = await request.post(new URL(await value('Adres serwera')).pathname, {
    headers: { authorization: `Basic ${credentials.toString('base64')}` },
    data: { _type: 'location', lat: 52.23, lon: 21.01, tst: Math.floor(Date.now() / 1000), batt: 80 },
  });
  expect(told.status()).toBe(200);
  await dialog.getByRole('tab', { name: 'Traccar Client' }).click();
  await expect(dialog.getByText('Identyfikator urządzenia')).toBeVisible();
  await dialog.getByRole('button', { name: 'Gotowe' }).click();
  await expect(page.getByRole('button', { name: 'iPhone babci', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Zarządzaj: iPhone babci' }).click();
  await page.getByRole('menuitem', { name: 'Co jest monitorowane' }).click();
  await expect(page.locator('[data-slot=reported] li')).toHaveText([/^gdzie jest telefon/, /^stan baterii/]);
  await expect(page.getByText('Ten telefon tylko mówi, gdzie jest. Niczego nie ogranicza.')).toBeVisible();
});

test('the guide shows where the app comes from, or that nobody said so', async ({ page }) => {
  await openHousehold(page, 'Zosia');
  await page.getByRole('button', { name: 'Dodaj urządzenie' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await expect(dialog.getByRole('link', { name: 'Pobierz aplikację na Androida' })).toHaveAttribute(
    'href',
    'https://apps.test/ostoja.apk',
  );
  await expect(dialog.getByRole('img', { name: /Adres aplikacji/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Wstecz' }).click();
  await dialog.getByText('Komputer z Windowsem').click();
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await expect(dialog).toContainText('Ta instalacja Ostoi nie podaje adresu do pobrania.');
  await expect(dialog.getByRole('link')).toHaveCount(0);
});
