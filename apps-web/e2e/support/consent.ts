import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** The question about cookies, in Polish. */
export const cookieQuestion = (page: Page) => page.locator('[data-slot=cookie-consent]');

/** The value of the consent's cookie. */
export async function consentCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'ostoja_consent')?.value;
}

/** Answers in the place of the service that the operator configured; gives what it was told so far. */
export async function hearConsents(page: Page): Promise<readonly unknown[]> {
  const told: unknown[] = [];
  await page.route('http://privacy.test/service', async (route) => {
    told.push(route.request().postDataJSON());
    await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  return told;
}

/** Makes a visitor's answer older by so many days, as another visit would find it. */
export async function ageConsent(page: Page, days: number): Promise<void> {
  const [choice, at, refusals] = (await consentCookie(page))?.split('.') ?? [];
  const value = `${choice}.${Number(at) - days * 86_400}.${refusals}`;
  await page.context().addCookies([{ name: 'ostoja_consent', value, url: page.url() }]);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
