import { answerWith } from './support/answers.js';
import { arriveAsNewParent, expectPanel, forgetSession, newParent, signIn } from './support/account.js';
import { expect, test } from './support/test.js';

test('a wrong password is refused, the right one lets in', async ({ page }) => {
  const parent = await arriveAsNewParent(page);
  await forgetSession(page);

  await signIn(page, { ...parent, password: 'Zupelnie-Inne-1' });
  await expect(page.getByRole('alert')).toHaveText('Nieprawidłowy e-mail lub hasło.');
  await expect(page).toHaveURL(/\/login$/);

  await page.getByLabel('Hasło', { exact: true }).fill(parent.password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expectPanel(page);
});

test('nothing can be sent while a field is empty', async ({ page }) => {
  await page.goto('/login');
  const send = page.getByRole('button', { name: 'Zaloguj się' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Adres e-mail').fill('   ');
  await page.getByLabel('Hasło', { exact: true }).fill('x');
  await expect(send).toBeDisabled();
  await page.getByLabel('Adres e-mail').fill('anna@example.org');
  await expect(send).toBeEnabled();
});

test('works with the keyboard alone, with spaces around the address', async ({ page }) => {
  const parent = await arriveAsNewParent(page);
  await forgetSession(page);
  await page.goto('/login');

  const email = page.getByLabel('Adres e-mail');
  for (let presses = 0; presses < 20; presses += 1) {
    if (await email.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(email).toBeFocused();
  await page.keyboard.type(`  ${parent.email} `);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Hasło', { exact: true })).toBeFocused();
  await page.keyboard.type(parent.password);
  await page.keyboard.press('Enter');
  await expectPanel(page);
});

test('returns to the address that was asked for', async ({ page }) => {
  const parent = await arriveAsNewParent(page);
  await forgetSession(page);

  await page.goto('/account/change-password');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Adres e-mail').fill(parent.email);
  await page.getByLabel('Hasło', { exact: true }).fill(parent.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/change-password$/);
});

test('a session that has ended leads to /login', async ({ page }) => {
  await arriveAsNewParent(page);
  await forgetSession(page);
  await page.goto('/panel');
  await expect(page).toHaveURL(/\/login$/);
});

test('a captcha that the server refuses says so, and another one is solved for the next try', async ({
  page,
}) => {
  const used: string[] = [];
  await page.route('**/service', async (route) => {
    const { action, data } = route.request().postDataJSON();
    if (action !== 'login2') return route.fallback();
    used.push(data.c);
    return route.fulfill({ json: { status: 'error', code: 10, requestId: 'r' } });
  });
  await signIn(page, newParent());
  await expect(page.getByRole('alert')).toContainText(
    'Nie udało się sprawdzić, że formularz wysyła człowiek.',
  );
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect.poll(() => new Set(used).size).toBe(2);
});

test('an account that is signed in is not asked again', async ({ page }) => {
  await arriveAsNewParent(page);
  await page.goto('/login');
  await expectPanel(page);
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('says that the browser is offline', async ({ page, context }) => {
    await page.goto('/login');
    await page.getByLabel('Adres e-mail').fill('anna@example.org');
    await page.getByLabel('Hasło', { exact: true }).fill('cokolwiek');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page.getByRole('alert')).toContainText('Brak połączenia z internetem');
  });
});

test.describe('over the limit', () => {
  test.use({ expectedProblems: [/429/] });

  test('says after how many minutes to try again', async ({ page }) => {
    await answerWith(page, 'login2', {
      status: 429,
      headers: { 'retry-after': '150' },
      json: { status: 'error', code: -1, requestId: 'r' },
    });
    await signIn(page, newParent());
    await expect(page.getByRole('alert')).toContainText('za 3 minuty');
  });
});
