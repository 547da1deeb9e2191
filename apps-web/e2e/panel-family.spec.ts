import { createClient, enrol } from '@ostoja/contracts';
import type { Page } from '@playwright/test';
import { newParent, register } from './support/account.js';
import { expect, test } from './support/test.js';

// The simulated family moves in at the same time, and a silent device has six seconds to answer
test.setTimeout(90_000);

/** Registers a parent and makes the first child; the e-mail question is put off. */
async function openFamily(page: Page, child: string): Promise<void> {
  await register(page, newParent());
  await page.getByLabel('Imię').fill(child);
  await page.getByRole('radio', { name: 'Dziewczynka' }).click();
  await page.getByRole('button', { name: 'Dodaj dziecko' }).click();
  await page.getByRole('button', { name: 'Zrobię to później' }).click();
}

/** Joins a phone with a pairing code, as its agent does. */
async function joinPhone(address: string, code: string): Promise<void> {
  await createClient({ baseUrl: address }).call(enrol, {
    code,
    brand: 'Samsung',
    model: 'Galaxy A15',
    friendlyName: 'Telefon Mai',
    osName: 'Android 14',
    appType: 2,
    appFeatures: '_GPS__YT_',
    appVersion: '1.0.0',
    timeZone: 'Europe/Warsaw',
  });
}

test('asks for a face before a child is added', async ({ page }) => {
  await register(page, newParent());
  await page.getByLabel('Imię').fill('Maja');
  await page.getByRole('button', { name: 'Dodaj dziecko' }).click();
  await expect(page.getByText('Proszę wybrać')).toBeVisible();
  await expect(page).toHaveURL(/create-profile$/);
});

test('a child is added, renamed and deleted', async ({ page }) => {
  await openFamily(page, 'Maja');
  await page.getByRole('button', { name: 'Edytuj: Maja' }).click();
  await page.getByLabel('Imię').fill('Majka');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('button', { name: /^Majka/ })).toBeVisible();

  await page.getByRole('button', { name: 'Edytuj: Majka' }).click();
  await page.getByRole('button', { name: 'Usuń profil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń profil' }).click();
  await expect(page).toHaveURL(/create-profile$/);
});

test('a device joins with the code, the dialog notices by itself, and two questions delete it', async ({
  page,
  baseURL,
}) => {
  await openFamily(page, 'Maja');
  await page.getByRole('main').getByRole('button', { name: 'Dodaj urządzenie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj urządzenie: Maja' });
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await expect(dialog.getByRole('timer')).toContainText(/Ważny jeszcze 1[45]:/);
  const code = await dialog.locator('[data-slot=pairing-code]').innerText();

  await joinPhone(baseURL ?? '', code);
  await expect(dialog).toContainText('Dołączono urządzenie Telefon Mai');
  await dialog.getByRole('button', { name: 'Gotowe' }).click();
  await expect(page.getByRole('button', { name: 'Telefon Mai', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edytuj: Maja' }).click();
  await expect(page.getByRole('button', { name: 'Usuń profil' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Zarządzaj: Telefon Mai' }).click();
  await page.getByRole('menuitem', { name: 'Usuń urządzenie' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń urządzenie' }).click();
  const again = page.getByRole('alertdialog', { name: 'Na pewno usunąć Telefon Mai?' });
  await again.getByRole('button', { name: 'Usuń na zawsze' }).click();
  await expect(page.getByRole('heading', { name: 'Maja: jeszcze bez urządzenia' })).toBeVisible();
});

test('the protection card says that a device which does not answer is offline', async ({ page, baseURL }) => {
  await openFamily(page, 'Maja');
  await page.getByRole('main').getByRole('button', { name: 'Dodaj urządzenie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj urządzenie: Maja' });
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await joinPhone(baseURL ?? '', await dialog.locator('[data-slot=pairing-code]').innerText());
  await dialog.getByRole('button', { name: 'Gotowe' }).click();

  const protection = page.getByRole('region', { name: 'Ochrona' });
  await expect(protection).toContainText('Czekamy, aż Telefon Mai potwierdzi');
  await expect(protection).toContainText('nie odpowiada: jest bez połączenia');
});
