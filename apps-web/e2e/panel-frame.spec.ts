import { openHousehold, openPhone } from './support/household.js';
import { expect, test } from './support/test.js';

test('the account menu says whose it is, adds a device, and leads out', async ({ page }) => {
  const { parent } = await openHousehold(page, 'Zosia');
  const account = page.getByRole('button', { name: 'Twoje konto' });
  await account.click();
  await expect(page.getByRole('menu')).toContainText(parent.email);
  await page.getByRole('menuitem', { name: 'Dodaj urządzenie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj urządzenie: Zosia' });
  await expect(dialog.getByRole('radiogroup', { name: 'Jakie to urządzenie?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await account.click();
  await page.getByRole('menuitem', { name: 'Zmień hasło' }).click();
  await expect(page).toHaveURL(/\/account\/change-password$/);
  await page.goto('/panel/summary');
  await account.click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(/profileId|deviceId|skip/)]));
});

test('an address that the panel does not know leads to the not-found page', async ({ page }) => {
  await openHousehold(page, 'Zosia');
  await page.goto('/panel/there-is-nothing');
  await expect(page).toHaveURL(/\/error$/);
});

test('the panel speaks another language at once and remembers the child', async ({ page }) => {
  await openPhone(page);
  await page.getByRole('button', { name: /Język/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: /Zosia/ })).toBeVisible();
});

test('the menu is behind a button on a phone, and beside the page on a desk', async ({ page, isMobile }) => {
  await openHousehold(page, 'Zosia');
  const summary = page.getByRole('link', { name: 'Podsumowanie' });
  if (isMobile) {
    await expect(summary).toBeHidden();
    await page.getByRole('button', { name: 'Otwórz menu' }).click();
  } else {
    await expect(page.getByRole('button', { name: 'Otwórz menu' })).toBeHidden();
  }
  await expect(summary).toBeVisible();
});
