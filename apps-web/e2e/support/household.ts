import type { Page } from '@playwright/test';
import { createPairingCode, createProfile } from '@ostoja/contracts';
import { arriveAsNewParent, type Parent } from './account.js';
import { joinPhone, type Phone, type PhoneKind } from './device.js';
import { expect } from './test.js';
import { clientOf } from './visitor.js';

/** A parent who has just arrived, and the children by their names. */
export interface Household {
  readonly parent: Parent;
  /** The profile of a child. */
  readonly profile: (name: string) => number;
}

/** A new parent with children, in the panel; the question about the e-mail address is left for later. */
export async function openHousehold(page: Page, ...names: [string, ...string[]]): Promise<Household> {
  const household = await arrangeHousehold(page, ...names);
  await openPanel(page);
  return household;
}

/** A new parent with children, signed in, before the first page. */
export async function arrangeHousehold(page: Page, ...names: string[]): Promise<Household> {
  const parent = await arriveAsNewParent(page);
  const profiles = new Map<string, number>();
  for (const name of names) profiles.set(name, await addChild(page, name));
  return {
    parent,
    profile: (name) => {
      const id = profiles.get(name);
      if (id === undefined) throw new Error(`There is no ${name}`);
      return id;
    },
  };
}

/** Adds a child without the form. */
export async function addChild(page: Page, name: string): Promise<number> {
  const { id } = await clientOf(page).call(createProfile, { name, img: 2, year: 0, month: 0 });
  return id;
}

/** Opens the summary, or another page of the panel, and leaves the question about the e-mail address for later. */
export async function openPanel(page: Page, address = '/panel/summary'): Promise<void> {
  await page.goto(address);
  await postponeEmail(page);
}

/** Fills the form of a child's profile. */
export async function fillProfile(page: Page, name: string, face = 'Dziewczynka'): Promise<void> {
  await page.getByLabel('Imię').fill(name);
  await page.getByRole('radio', { name: face }).check({ force: true });
}

/** Skips what comes before the panel: the first child, and then the purchase. */
export async function skipFirstSteps(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Pomiń na razie' });
  await skip.click();
  await expect(page).toHaveURL(/\/account\/purchase$/);
  await skip.click();
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

/** Joins a phone to a child's profile without the dialog. */
export async function addPhone(page: Page, profile: number, kind?: PhoneKind): Promise<Phone> {
  const { code } = await clientOf(page).call(createPairingCode, { profile });
  return joinPhone(code, kind);
}

/** A household with one child, Zosia, and one phone. */
export interface PhoneHousehold extends Household {
  readonly phone: Phone;
}

/** A new parent with one child and one phone, in the panel. */
export async function openPhone(page: Page, kind?: PhoneKind): Promise<PhoneHousehold> {
  const household = await arrangePhone(page, kind);
  await openPanel(page);
  return household;
}

/** A new parent with one child and one phone, signed in, before the first page. */
export async function arrangePhone(page: Page, kind?: PhoneKind): Promise<PhoneHousehold> {
  const household = await arrangeHousehold(page, 'Zosia');
  const phone = await addPhone(page, household.profile('Zosia'), kind);
  return { ...household, phone };
}
