import { arriveAsNewParent, expectPanel, forgetSession, signIn } from './support/account.js';
import { confirmationCodeTo, mailTo, passwordLinkTo } from './support/outbox.js';
import { expect, test } from './support/test.js';

const newPassword = 'Brzoza-Za-Domem-9';

test('a forgotten password is replaced by the mailed link, which can lead back, and the old one is refused', async ({
  page,
}) => {
  const parent = await arriveAsNewParent(page);
  const { link } = await mailTo(parent.email, (mail) => mail.link.includes('/emailconfirm'));
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { name: 'Adres e-mail potwierdzony' })).toBeVisible();
  await forgetSession(page);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Nie pamiętam hasła' }).click();
  await expect(page.getByRole('button', { name: 'Wyślij link' })).toBeDisabled();
  await page.getByLabel('Adres e-mail').fill(parent.email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();

  await page.goto(`${await passwordLinkTo(parent.email)}&r=1`);
  await page.getByLabel('Nowe hasło', { exact: true }).fill(newPassword);
  await page.getByLabel('Powtórz nowe hasło').fill(`${newPassword}!`);
  await page.getByRole('button', { name: 'Ustaw hasło' }).click();
  await expect(page.getByText('Hasła nie są takie same.')).toBeVisible();
  await page.getByLabel('Powtórz nowe hasło').fill(newPassword);
  await page.getByRole('button', { name: 'Ustaw hasło' }).click();
  await expect(page.getByText('Potwierdź, aby ustawić nowe hasło.')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ustaw hasło' }).click();
  await expect(page.getByRole('heading', { name: 'Nowe hasło jest ustawione' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await signIn(page, parent);
  await expect(page.getByRole('alert')).toHaveText('Nieprawidłowy e-mail lub hasło.');
  await signIn(page, { ...parent, password: newPassword });
  await expectPanel(page);
});

test('an unconfirmed address gets no link and says why', async ({ page }) => {
  const parent = await arriveAsNewParent(page);
  await confirmationCodeTo(parent.email);
  await forgetSession(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Adres e-mail').fill(parent.email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByRole('alert')).toContainText('nie jest jeszcze potwierdzony');
  await page.getByRole('link', { name: 'Wróć do logowania' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a link without a whole code says so', async ({ page }) => {
  await page.goto('/update-password?code=123456789');
  await expect(page.getByRole('heading', { name: 'Ten link jest niepełny' })).toBeVisible();
});

test('a link with a wrong code is refused with a way to a new one', async ({ page }) => {
  await page.goto('/update-password?code=this-code-was-never-mailed');
  await page.getByLabel('Nowe hasło', { exact: true }).fill(newPassword);
  await page.getByLabel('Powtórz nowe hasło').fill(newPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ustaw hasło' }).click();
  await expect(page.getByRole('alert')).toContainText('Ten link już nie działa');
  await page.getByRole('link', { name: 'Poproś o nowy link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('the password changes in the account, and the old one is refused', async ({ page }) => {
  const parent = await arriveAsNewParent(page);
  await page.goto('/account/change-password');

  const change = page.getByRole('button', { name: 'Zmień hasło' });
  await expect(change).toBeDisabled();
  await page.getByLabel('Obecne hasło').fill('Nie-To-Haslo-1');
  await page.getByLabel('Nowe hasło', { exact: true }).fill(newPassword);
  await page.getByLabel('Powtórz nowe hasło').fill(newPassword);
  await change.click();
  await expect(page.getByRole('alert')).toHaveText('Obecne hasło jest nieprawidłowe.');

  await page.getByLabel('Obecne hasło').fill(parent.password);
  await change.click();
  await expect(page.getByText('Hasło zostało zmienione.')).toBeVisible();

  await forgetSession(page);
  await signIn(page, parent);
  await expect(page.getByRole('alert')).toHaveText('Nieprawidłowy e-mail lub hasło.');
});
