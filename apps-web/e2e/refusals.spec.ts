import type { Page } from '@playwright/test';
import { expectPanel, newParent, register, signIn } from './support/account.js';
import { expect, test } from './support/test.js';

const captchaError = { status: 'error', code: 10, requestId: 'r' };

/** Lets the server refuse one action, as it would after a fault that can't be made from the outside. */
async function refuse(page: Page, action: string, answer: { status: number; json: object }): Promise<void> {
  await page.route('**/service', async (route) => {
    if (route.request().postDataJSON().action !== action) return route.fallback();
    await route.fulfill(answer);
  });
}

test('a captcha that does not convince the server is said at sign-in', async ({ page }) => {
  await refuse(page, 'login2', { status: 200, json: captchaError });
  await signIn(page, newParent());
  await expect(page.getByRole('alert')).toContainText('Nie udało się sprawdzić');
  await expect(page.getByLabel('Adres e-mail')).not.toHaveValue('');
});

test('a captcha that does not convince the server is said at registration', async ({ page }) => {
  const parent = newParent();
  await refuse(page, 'register', { status: 200, json: captchaError });
  await page.goto('/register');
  await page.getByLabel('Adres e-mail').fill(parent.email);
  await page.getByLabel('Hasło', { exact: true }).fill(parent.password);
  await page.getByLabel('Numer telefonu').fill('+48 601 234 567');
  for (const agreement of await page.getByRole('checkbox').all()) await agreement.check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByRole('alert')).toContainText('Nie udało się sprawdzić');
});

test('a confirmation link that nobody mailed says so', async ({ page }) => {
  await page.goto('/emailconfirm?code=this-code-was-never-mailed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten link nie działa');
  await page.goto('/emailconfirm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten link nie działa');
});

test.describe('when the server fails', () => {
  test.use({ expectedProblems: [/500/] });

  test('a confirmation link does not call itself wrong', async ({ page }) => {
    const fault = { status: 'error', code: -1, requestId: 'r' };
    await refuse(page, 'emailConfirm', { status: 500, json: fault });
    await page.goto('/emailconfirm?code=this-code-was-mailed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie udało się potwierdzić adresu');
  });
});

test('the public pages lead to each other', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/forgot-password');
  await page.getByRole('link', { name: 'Wróć do logowania' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the account area has no page of its own, nor unknown ones', async ({ page }) => {
  await register(page, newParent());
  await page.goto('/account');
  await expect(page).toHaveURL(/\/error$/);
  await page.goto('/account/nothing-here');
  await expect(page).toHaveURL(/\/error$/);
  await page.goto('/');
  await expectPanel(page);
});
