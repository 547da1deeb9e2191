import { addPhone, registerWithChild } from './support/household.js';
import { expect, test } from './support/test.js';

test('the account menu says whose it is and leads out', async ({ page }) => {
  const { email } = await registerWithChild(page);
  await page.getByRole('button', { name: 'Twoje konto' }).click();
  await expect(page.getByRole('menu')).toContainText(email);
  await page.getByRole('menuitem', { name: 'Zmień hasło' }).click();
  await expect(page).toHaveURL(/\/account\/change-password$/);
  await page.goto('/panel/summary');
  await page.getByRole('button', { name: 'Twoje konto' }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(/profileId|deviceId|skip/)]));
});

test('the trial is said with its end, and an unconfirmed address with a new mail', async ({ page }) => {
  await registerWithChild(page);
  await expect(page.getByText(/Korzystasz z okresu próbnego\. Trwa do/)).toBeVisible();
  await expect(page.getByText('Twój adres e-mail nie jest jeszcze potwierdzony.')).toBeVisible();
  await page.getByRole('button', { name: 'Wyślij nowy kod' }).click();
  await expect(page.getByText(/Nowa wiadomość jest w drodze na/)).toBeVisible();
});

test('an address that the panel does not know leads to the not-found page', async ({ page }) => {
  await registerWithChild(page);
  await page.goto('/panel/there-is-nothing');
  await expect(page).toHaveURL(/\/error$/);
});

test('the panel speaks another language at once and remembers the child', async ({ page }) => {
  await registerWithChild(page);
  await addPhone(page);
  await page.getByRole('button', { name: /Język/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zosia');
});

test('the menu is behind a button on a phone, and beside the page on a desk', async ({ page, isMobile }) => {
  await registerWithChild(page);
  const summary = page.getByRole('link', { name: 'Podsumowanie' });
  if (isMobile) {
    await expect(summary).toBeHidden();
    await page.getByRole('button', { name: 'Otwórz menu' }).click();
  } else {
    await expect(page.getByRole('button', { name: 'Otwórz menu' })).toBeHidden();
  }
  await expect(summary).toBeVisible();
});
