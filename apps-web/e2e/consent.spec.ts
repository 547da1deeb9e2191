import { arriveAsNewParent, fillSignIn, forgetSession } from './support/account.js';
import { sentFor } from './support/answers.js';
import { expectAccessible } from './support/axe.js';
import { ageConsent, consentCookie, cookieQuestion, hearConsents } from './support/consent.js';
import { addChild } from './support/household.js';
import { expect, test } from './support/test.js';

// A service that does not answer is a line in the browser's own log, and nothing more
test.use({ neverAsked: true, expectedProblems: [/net::ERR_FAILED/] });

test('a visitor is asked in two steps, refuses, and is asked again after 7 days, then 30', async ({
  page,
}) => {
  const told = await hearConsents(page);
  const counted: string[] = [];
  page.on('request', (request) => counted.push(request.postData() ?? ''));
  await page.goto('/login');
  const question = cookieQuestion(page);
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question about cookies');
  await question.getByRole('button', { name: 'Szczegóły' }).click();
  await expect(question.getByRole('heading', { name: 'Na co się zgadzasz?' })).toBeFocused();
  await expect(question.getByRole('switch', { name: 'Liczenie odwiedzin' })).not.toBeChecked();
  await expectAccessible(page, 'the details about cookies', '[data-slot=cookie-consent]');

  await question.getByRole('button', { name: 'Tylko niezbędne' }).click();
  await expect(question).toBeHidden();
  expect(await consentCookie(page)).toMatch(/^refused\.\d+\.1$/);
  expect(await page.evaluate(() => sessionStorage.getItem('ostoja.consent'))).toMatch(/^refused\.\d+\.1$/);
  await expect.poll(() => told).toEqual([{ action: 'setAllowed', allowed: false, path: '/login' }]);

  await ageConsent(page, 6);
  await expect(question).toBeHidden();
  await ageConsent(page, 1);
  await question.getByRole('button', { name: 'Tylko niezbędne' }).click();
  expect(await consentCookie(page)).toMatch(/^refused\.\d+\.2$/);
  await ageConsent(page, 29);
  await expect(question).toBeHidden();
  await ageConsent(page, 1);
  await expect(question).toBeVisible();
  expect(counted.filter((body) => body.includes('"ae"'))).toEqual([]);
});

test('accepting starts counting, tells where the visitor came from, and can be taken back', async ({
  page,
}) => {
  const told = await hearConsents(page);
  const parent = await arriveAsNewParent(page);
  await addChild(page, 'Zosia');
  await forgetSession(page);
  await page.goto('/login?utm_source=post&utm_campaign=autumn');
  const counting = sentFor(page, 'ae');
  await cookieQuestion(page).getByRole('button', { name: 'Zgadzam się na wszystko' }).click();
  expect(await counting).toMatchObject({ n: 'page', d: { path: '/login' } });
  expect(await consentCookie(page)).toMatch(/^accepted\.\d+\.0$/);
  await expect.poll(() => told).toEqual([{ action: 'setAllowed', allowed: true, path: '/login' }]);

  const pixel = page.waitForRequest('http://pixel.test/p.gif');
  await page.route('http://pixel.test/p.gif', (route) => route.fulfill({ status: 204 }));
  const signingIn = sentFor(page, 'login2');
  await fillSignIn(page, parent);
  expect(await signingIn).toMatchObject({ utm_source: 'post', utm_campaign: 'autumn', session_no: '1' });
  await pixel;
  await expect(page).toHaveURL(/\/panel\/summary$/);

  await forgetSession(page);
  await page.goto('/forgot-password');
  await page.getByRole('link', { name: 'Ustawienia plików cookie' }).click();
  await page.route('http://privacy.test/service', (route) => route.abort());
  const question = cookieQuestion(page);
  await expect(question.getByRole('heading')).toBeFocused();
  await question.getByRole('switch', { name: 'Liczenie odwiedzin' }).uncheck();
  await question.getByRole('button', { name: 'Zapisz mój wybór' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/forgot-password$/);
  expect(await consentCookie(page)).toMatch(/^refused\.\d+\.1$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/visitor|campaign|sessionNumber/)]),
  );
});
