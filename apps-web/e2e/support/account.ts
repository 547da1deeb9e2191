import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** A parent who is not registered yet. */
export interface Parent {
  readonly email: string;
  readonly password: string;
}

/** Makes up a parent whom the server has never seen. */
export function newParent(): Parent {
  return { email: `rodzic-${randomUUID()}@example.org`, password: 'Sosna-Nad-Wisla-7' };
}

/** Fills the registration form in Polish and sends it; ends when the server has let the parent in. */
export async function register(page: Page, { email, password }: Parent): Promise<void> {
  await sendRegistration(page, { email, password });
  await expectPanel(page);
}

/** Fills the registration form in Polish and sends it, whatever comes of it. */
export async function sendRegistration(page: Page, { email, password }: Parent): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByLabel('Numer telefonu').fill('+48 601 234 567');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  for (const agreement of await page.getByRole('checkbox').all()) await agreement.check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
}

/** Fills the sign-in form in Polish and sends it. */
export async function signIn(page: Page, { email, password }: Parent): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
}

/** Waits for the place where a parent without children arrives. */
export async function expectPanel(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/(panel\/summary|account\/create-profile)$/);
}

/** Ends the browser's session as a closed browser would. */
export async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}
