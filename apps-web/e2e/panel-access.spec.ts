import { PlanType } from '@ostoja/domain';
import { expectAccessible } from './support/axe.js';
import { arriveAsNewParent } from './support/account.js';
import { addPhone, arrangeHousehold, postponeEmail, skipFirstSteps } from './support/household.js';
import { pretendPlan } from './support/plan.js';
import { noticesOf } from './support/notices.js';
import { expect, test } from './support/test.js';

// Each state is looked at in both themes
test.setTimeout(120_000);

test('nobody is kept out of a menu or a window of the panel', async ({ page, isMobile }) => {
  const { profile } = await arrangeHousehold(page, 'Kuba', 'Zosia');
  await addPhone(page, profile('Kuba'));
  await page.goto('/panel/summary');
  await expect(page.getByRole('region', { name: 'Potwierdź swój adres e-mail' })).toBeVisible();
  await expectAccessible(page, 'the question about the address');
  await postponeEmail(page);

  const menu = page.getByRole('menu');
  for (const name of [/Język/, 'Twoje konto', 'Zarządzaj: Galaxy A15']) {
    await page.getByRole('button', { name }).click();
    await expect(menu).toBeVisible();
    await expectAccessible(page, `the menu of ${name}`, '[role=menu]');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }

  await page.getByRole('button', { name: /^Okres:/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the choice of days', '[role=dialog]');
  await page.keyboard.press('Escape');

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Dodaj urządzenie' }).first().click();
  await expectAccessible(page, 'the kinds of device', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await expect(dialog.locator('[data-slot=pairing-code]')).toBeVisible();
  await expectAccessible(page, 'the pairing code', '[role=dialog]');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Dodaj dziecko' }).first().click();
  await dialog.getByRole('button', { name: 'Dodaj dziecko' }).click();
  await expect(dialog.getByText('Proszę wybrać')).toBeVisible();
  await expectAccessible(page, 'a new child with its mistakes', '[role=dialog]');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edytuj: Kuba' }).first().click();
  await expectAccessible(page, 'a child with a device', '[role=dialog]');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Zarządzaj: Galaxy A15' }).click();
  await page.getByRole('menuitem', { name: 'Przenieś do innego dziecka' }).click();
  await dialog.getByRole('combobox').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, 'the children to move a device to', '[role=listbox]');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'moving a device', '[role=dialog]');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Zarządzaj: Galaxy A15' }).click();
  await page.getByRole('menuitem', { name: 'Usuń urządzenie' }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page, 'the first question', '[role=alertdialog]');
  await question.getByRole('button', { name: 'Usuń urządzenie' }).click();
  await expect(question).toHaveAccessibleName(/^Na pewno/);
  await expectAccessible(page, 'the second question', '[role=alertdialog]');
  await question.getByRole('button', { name: 'Anuluj' }).click();

  if (!isMobile) return;
  await page.getByRole('button', { name: 'Otwórz menu' }).click();
  await expectAccessible(page, 'the side menu', '[role=dialog]');
});

test('nobody is kept out of what lies over a blurred page', async ({ page }) => {
  await arriveAsNewParent(page);
  await page.goto('/account/create-profile');
  await skipFirstSteps(page);
  await postponeEmail(page);
  await expect(page.getByRole('heading', { name: 'Nie ma tu jeszcze żadnego dziecka' })).toBeVisible();
  await expectAccessible(page, 'no child');

  await page.getByRole('main').getByRole('button', { name: 'Dodaj dziecko' }).first().click();
  await page.getByLabel('Imię').fill('Zosia');
  await page.getByRole('radio', { name: 'Dziewczynka' }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Dodaj dziecko' }).click();
  await expect(noticesOf(page)).toContainText('Zosia jest już w rodzinie');
  await expect(page.getByRole('heading', { name: 'Zosia: jeszcze bez urządzenia' })).toBeVisible();
  await expectAccessible(page, 'no device, and a notice');

  await pretendPlan(page, { type: PlanType.DemoExpired, days: -1 });
  await page.reload();
  await postponeEmail(page);
  await expect(page.getByRole('heading', { name: 'Twój plan się skończył' })).toBeVisible();
  await expectAccessible(page, 'an expired plan');
});
