import { answerWith } from './support/answers.js';
import {
  arriveAsNewParent,
  expectPanel,
  forgetSession,
  newParent,
  register,
  sendRegistration,
} from './support/account.js';
import { paste } from './support/paste.js';
import { confirmationCodeTo, mailTo } from './support/outbox.js';
import { skipFirstSteps } from './support/household.js';
import { expect, test } from './support/test.js';

test('a parent registers, confirms the address with the mailed digits and is in the panel', async ({
  page,
}) => {
  const parent = newParent();
  await register(page, parent);
  await skipFirstSteps(page);

  const card = page.getByRole('region', { name: 'Potwierdź swój adres e-mail' });
  await expect(card).toContainText(parent.email);
  await card.getByRole('button', { name: 'Potwierdź', exact: true }).click();
  await expect(card).toContainText('Kod ma 6 cyfr.');
  await card.getByLabel('Kod potwierdzający').fill('000000');
  await expect(card).toContainText('Ten kod nie pasuje.');
  await card.getByLabel('Kod potwierdzający').fill('000000');
  await expect(card).toContainText('Ten kod został już odrzucony.');

  await card.getByLabel('Kod potwierdzający').fill(await confirmationCodeTo(parent.email));
  await page.getByRole('region', { name: 'Dziękujemy, adres potwierdzony' }).getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Dziękujemy, adres potwierdzony' })).toBeHidden();
  await page.reload();
  await expectPanel(page);
  await expect(page.getByRole('region', { name: 'Potwierdź swój adres e-mail' })).toBeHidden();
});

test('the code can be pasted as the mail shows it, mailed again, and postponed', async ({ page }) => {
  const parent = await arriveAsNewParent(page);
  await page.goto('/');
  await skipFirstSteps(page);
  const card = page.getByRole('region', { name: 'Potwierdź swój adres e-mail' });
  const first = await confirmationCodeTo(parent.email);

  await card.getByRole('button', { name: 'Wyślij nowy kod' }).click();
  await expect(card).toContainText('Nowa wiadomość jest już w drodze.');
  await expect.poll(() => confirmationCodeTo(parent.email)).not.toBe(first);
  await card.getByRole('button', { name: 'Zrobię to później' }).click();
  await expect(card).toBeHidden();
  await page.reload();

  await expect(card.getByLabel('Kod potwierdzający')).toBeFocused();
  const code = await confirmationCodeTo(parent.email);
  await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.getByRole('region', { name: 'Dziękujemy, adres potwierdzony' })).toBeVisible();
});

test('the link of the same mail confirms the address too, and only once', async ({ page }) => {
  const parent = await arriveAsNewParent(page);
  const { link } = await mailTo(parent.email, (mail) => mail.link.includes('/emailconfirm'));

  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { name: 'Adres e-mail potwierdzony' })).toBeVisible();
});

test('an incomplete form says what is missing and sends nothing', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Adres e-mail').fill('to nie jest adres');
  await page.getByLabel('Hasło', { exact: true }).fill('krotkie');
  await page.getByRole('button', { name: 'Załóż konto' }).click();

  await expect(page.getByText('To nie wygląda na adres e-mail.')).toBeVisible();
  await expect(page.getByText('Hasło jest za krótkie')).toBeVisible();
  await expect(page.getByText('Bez tej zgody nie możemy założyć konta.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
});

test('a weak password asks before it is used', async ({ page }) => {
  const parent = { ...newParent(), password: 'aaaaaaaa' };
  await sendRegistration(page, parent);

  const dialog = page.getByRole('alertdialog', { name: 'To hasło łatwo odgadnąć' });
  await expect(dialog).toContainText('cyfrę');
  await dialog.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/register$/);

  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await dialog.getByRole('button', { name: 'Użyj mimo to' }).click();
  await expectPanel(page);
});

test('an address that has an account says so', async ({ page }) => {
  const parent = await arriveAsNewParent(page);
  await forgetSession(page);

  await sendRegistration(page, parent);
  await expect(page.getByRole('alert')).toContainText('Konto z tym adresem już istnieje');
});

test('the telephone number starts with the prefix of the guessed country', async ({ page }) => {
  await answerWith(page, 'geo', { json: { status: 'OK', code: 0, data: { countryCode: 'CZ' } } });
  await page.goto('/register');
  await expect(page.getByRole('combobox', { name: 'Kraj' })).toHaveValue('CZ');
});

test('a captcha that the server refuses says so', async ({ page }) => {
  await answerWith(page, 'register', { json: { status: 'error', code: 10, requestId: 'r' } });
  await sendRegistration(page, newParent());
  await expect(page.getByRole('alert')).toContainText(
    'Nie udało się sprawdzić, że formularz wysyła człowiek.',
  );
});

test('a new code that can not be sent says so', async ({ page }) => {
  await arriveAsNewParent(page);
  await page.goto('/');
  await answerWith(page, 'resendEmailConfirm', { json: { status: 'error', code: -1, requestId: 'r' } });
  await skipFirstSteps(page);
  await page.getByRole('button', { name: 'Wyślij nowy kod' }).click();
  await expect(page.getByRole('alert')).toContainText('Coś poszło nie tak po naszej stronie.');
});

test('a link whose code nobody knows says so', async ({ page }) => {
  await page.goto('/emailconfirm?code=this-code-was-never-mailed&lang=en');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('leads those who have an account to the sign-in', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test.describe('when the server fails', () => {
  test.use({ expectedProblems: [/500/] });

  test('a confirmation link is not called wrong', async ({ page }) => {
    const json = { status: 'error', code: -1, requestId: 'r' };
    await answerWith(page, 'emailConfirm', { status: 500, json });
    await page.goto('/emailconfirm?code=this-code-was-mailed');
    await expect(page.getByRole('heading', { name: 'Nie udało się potwierdzić adresu' })).toBeVisible();
  });
});
