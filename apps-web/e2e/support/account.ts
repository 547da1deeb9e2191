import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getAllAgreements, login, register as registerAction } from '@ostoja/contracts';
import { solvedCaptcha } from './captcha.js';
import { expect } from './test.js';
import { clientOf } from './visitor.js';

/** A parent who is not registered yet. */
export interface Parent {
  readonly email: string;
  readonly password: string;
}

/** Makes up a parent whom the server has never seen. */
export function newParent(): Parent {
  return { email: `rodzic-${randomUUID()}@example.org`, password: 'Sosna-Nad-Wisla-7' };
}

/** Makes an account and signs this browser in without the form: for journeys that begin behind it. */
export async function arriveAsNewParent(page: Page): Promise<Parent> {
  const parent = newParent();
  const client = clientOf(page);
  const { agreements } = await client.call(getAllAgreements, { l: 'pl' });
  await client.call(registerAction, {
    u: parent.email,
    p: parent.password,
    l: 'pl',
    c: await solvedCaptcha(page),
    agreements: agreements.map(({ id }) => id),
    tzn: 'Europe/Warsaw',
  });
  return parent;
}

/** Signs this browser in without the form. */
export async function arriveAs(page: Page, { email, password }: Parent): Promise<void> {
  await clientOf(page).call(login, { u: email, p: password, l: 'pl' });
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
  await fillSignIn(page, { email, password });
}

/** Fills the sign-in form that is on the page, in Polish, and sends it. */
export async function fillSignIn(page: Page, { email, password }: Parent): Promise<void> {
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
}

/** Signs out through the account menu, in Polish. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Twoje konto' }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Waits for the place where a parent without children arrives. */
export async function expectPanel(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/(panel\/summary|account\/create-profile)$/);
}

/** Ends the browser's session as a closed browser would. */
export async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'ostoja_session' });
}
