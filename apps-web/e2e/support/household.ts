import type { Page } from '@playwright/test';
import { newParent, type Parent, register } from './account.js';
import { joinPhone, type Phone } from './device.js';
import { expect } from './test.js';

/** Registers a parent who confirms the address later, and adds a first child. */
export async function registerWithChild(page: Page, name = 'Zosia'): Promise<Parent> {
  const parent = newParent();
  await register(page, parent);
  await expect(page).toHaveURL(/\/account\/create-profile$/);
  await fillProfile(page, name);
  await page.getByRole('button', { name: 'Dodaj dziecko', exact: true }).click();
  await expect(page).toHaveURL(/\/panel\/summary$/);
  await postponeEmail(page);
  return parent;
}

/** Fills the form of a child's profile. */
export async function fillProfile(page: Page, name: string, face = 'Dziewczynka'): Promise<void> {
  await page.getByLabel('Imię').fill(name);
  await page.getByRole('radio', { name: face }).check({ force: true });
}

/** Leaves the question about the e-mail address for later. */
export async function postponeEmail(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zrobię to później' }).click();
  await expect(page.getByRole('region', { name: 'Potwierdź swój adres e-mail' })).toBeHidden();
}

/** Opens the pairing code of the dialog that adds a device, for Android. */
export async function openPairingCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Dodaj urządzenie' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  const code = dialog.locator('[data-slot=pairing-code]');
  await expect(code).toHaveText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  return code.innerText();
}

/** Adds a phone to the chosen child by the code that the dialog shows. */
export async function addPhone(page: Page, name?: string): Promise<Phone> {
  const phone = await joinPhone(await openPairingCode(page), name);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Dołączono urządzenie ${phone.name}`);
  await dialog.getByRole('button', { name: 'Gotowe' }).click();
  await expect(dialog).toBeHidden();
  return phone;
}
