import { arriveAsNewParent } from './support/account.js';
import { sentFor } from './support/answers.js';
import { joinPhone } from './support/device.js';
import {
  fillProfile,
  openHousehold,
  openPairingCode,
  postponeEmail,
  skipFirstSteps,
} from './support/household.js';
import { expect, test } from './support/test.js';

test('the first child needs a name and a face, and can wait', async ({ page }) => {
  await arriveAsNewParent(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/account\/create-profile$/);
  const add = page.getByRole('button', { name: 'Dodaj dziecko', exact: true });
  await add.click();
  await expect(page.getByText('Uzupełnij to pole.')).toBeVisible();
  await expect(page.getByText('Proszę wybrać')).toBeVisible();

  await page.getByLabel('Imię').fill('Maja');
  await add.click();
  await expect(page.getByText('Uzupełnij to pole.')).toBeHidden();
  await expect(page.getByText('Proszę wybrać')).toBeVisible();
  await expect(page).toHaveURL(/create-profile$/);

  await skipFirstSteps(page);
  await expect(page).toHaveURL(/\/panel\/summary$/);
  await postponeEmail(page);
  await expect(page.getByRole('heading', { name: 'Nie ma tu jeszcze żadnego dziecka' })).toBeVisible();
});

test('a child is added without a birth date, renamed, and deleted after one question', async ({ page }) => {
  await arriveAsNewParent(page);
  await page.goto('/account/create-profile');
  await fillProfile(page, 'Zosia');
  const creating = sentFor(page, 'createProfile');
  await page.getByRole('button', { name: 'Dodaj dziecko', exact: true }).click();
  expect(await creating).toEqual({ name: 'Zosia', img: 2, year: 0, month: 0 });
  await expect(page).toHaveURL(/\/panel\/summary$/);
  await postponeEmail(page);
  await expect(page.getByRole('heading', { name: 'Zosia: jeszcze bez urządzenia' })).toBeVisible();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edytuj: Zosia' }).first().click();
  await dialog.getByLabel('Imię').fill('Zuzia');
  const updating = sentFor(page, 'updateProfile');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  expect(await updating).toMatchObject({ profileName: 'Zuzia', profileImg: 2, year: 0, month: 0 });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Zuzia/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Edytuj: Zuzia' }).first().click();
  await dialog.getByRole('button', { name: 'Usuń profil' }).click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć profil „Zuzia”?' });
  await question.getByRole('button', { name: 'Usuń profil' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edytuj: Zuzia' })).toHaveCount(0);
  await expect(page).toHaveURL(/create-profile$/);
});

test('the guide for a device follows what kind it is', async ({ page }) => {
  await openHousehold(page, 'Zosia');
  await page.getByRole('button', { name: 'Dodaj urządzenie' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Komputer z Windowsem').click();
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await expect(dialog).toContainText('na komputerze dziecka');
  await dialog.getByRole('button', { name: 'Wstecz' }).click();
  await dialog.getByText('Telefon lub tablet z Androidem').click();
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await expect(dialog).toContainText('na telefonie lub tablecie dziecka');
  await expect(dialog.getByRole('img', { name: 'Kod parowania jako obraz do zeskanowania' })).toBeVisible();
});

test('a new pairing code replaces the one that was shown', async ({ page }) => {
  await openHousehold(page, 'Zosia');
  const first = await openPairingCode(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Nowy kod' }).click();
  await expect(page.locator('[data-slot=pairing-code]')).not.toHaveText(first);
});

test('a device joins, moves to another child, and goes after two questions', async ({ page }) => {
  await openHousehold(page, 'Zosia');
  const protection = page.getByRole('switch', { name: /^Ochrona na/ });
  await expect(protection).toHaveCount(0);
  const code = await openPairingCode(page);
  const joining = page.getByRole('dialog', { name: 'Dodaj urządzenie: Zosia' });
  await expect(joining.getByRole('timer')).toContainText(/Ważny jeszcze 1[45]:/);
  const phone = await joinPhone(code, { name: 'Telefon Zosi' });
  await expect(joining).toContainText('Dołączono urządzenie Telefon Zosi');
  await joining.getByRole('button', { name: 'Gotowe' }).click();
  await expect(joining).toBeHidden();
  await expect(page.getByRole('button', { name: phone.name, exact: true })).toBeVisible();
  await expect(protection).toBeVisible();

  await page.getByRole('button', { name: 'Edytuj: Zosia' }).first().click();
  const erase = page.getByRole('dialog').getByRole('button', { name: 'Usuń profil' });
  await expect(erase).toBeDisabled();
  await expect(erase).toHaveAttribute('title', 'Najpierw usuń lub przenieś urządzenia');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Dodaj dziecko' }).first().click();
  await fillProfile(page, 'Kuba', 'Chłopiec');
  await page.getByRole('dialog').getByRole('button', { name: 'Dodaj dziecko' }).click();
  await expect(page.getByRole('heading', { name: 'Kuba: jeszcze bez urządzenia' })).toBeVisible();

  await page
    .getByRole('button', { name: /^Zosia/ })
    .first()
    .click();
  await page.getByRole('button', { name: `Zarządzaj: ${phone.name}` }).click();
  await page.getByRole('menuitem', { name: 'Przenieś do innego dziecka' }).click();
  const move = page.getByRole('dialog');
  await move.getByRole('button', { name: 'Przenieś', exact: true }).click();
  await expect(move.getByText('Proszę wybrać')).toHaveCount(2);
  await move.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Kuba' }).click();
  await move.getByRole('button', { name: 'Przenieś', exact: true }).click();
  await expect(move).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Kuba, dziś/ })).toBeVisible();

  await page.getByRole('button', { name: `Zarządzaj: ${phone.name}` }).click();
  await page.getByRole('menuitem', { name: 'Usuń urządzenie' }).click();
  await page
    .getByRole('alertdialog', { name: `Usunąć urządzenie ${phone.name}?` })
    .getByRole('button', { name: 'Usuń urządzenie' })
    .click();
  await page
    .getByRole('alertdialog', { name: `Na pewno usunąć urządzenie ${phone.name}?` })
    .getByRole('button', { name: 'Usuń na zawsze' })
    .click();
  await expect(page.getByRole('heading', { name: 'Kuba: jeszcze bez urządzenia' })).toBeVisible();
});
