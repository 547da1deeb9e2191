import { logged, subscribtion, upgradeLicense } from '@ostoja/contracts';
import { PlanType } from '@ostoja/domain';
import type { Locator, Page } from '@playwright/test';
import { answerWith, holdBack } from './support/answers.js';
import { expectAccessible } from './support/axe.js';
import { buy, subscribe } from './support/bought.js';
import { addPhone, arrangeHousehold, openPanel, postponeEmail } from './support/household.js';
import { operate } from './support/operator.js';
import { expectPurchase, payInSandbox } from './support/sandbox.js';
import { expect, test } from './support/test.js';
import { clientOf } from './support/visitor.js';

async function openSubscription(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Twoje konto' }).click();
  await page.getByRole('menuitem', { name: 'Subskrypcja' }).click();
  return page.getByRole('dialog', { name: 'Subskrypcja' });
}

const factOf = (dialog: Locator, name: string) =>
  dialog.locator('dl > div').filter({ hasText: name }).locator('dd');

const planOf = async (page: Page) => (await clientOf(page).call(logged, {})).lic.accountType;

test('a subscription says its price, and its renewal flips once the server has said so', async ({ page }) => {
  await arrangeHousehold(page, 'Zosia');
  await subscribe(page, PlanType.Regular);
  await openPanel(page);
  const dialog = await openSubscription(page);
  await expect(factOf(dialog, 'Twój plan')).toHaveText('Zwykły');
  await expect(factOf(dialog, 'Cena')).toHaveText('149,00 zł za rok');
  const renewal = dialog.getByRole('switch', { name: 'Odnawiaj automatycznie' });
  await expect(renewal).toBeChecked();
  await expect(dialog.getByText(/^Następna płatność: \d/)).toBeVisible();
  await expectAccessible(page, 'the subscription', '[role=dialog]');

  const held = await holdBack(page, subscribtion.name);
  await renewal.click();
  await held.asked;
  await expect(renewal).toBeChecked();
  held.release();
  await expect(renewal).not.toBeChecked();
  await expect(dialog.getByText(/^Nie pobierzemy nic więcej\. Plan działa do \d/)).toBeVisible();

  // A provider that does not answer changes nothing
  await answerWith(page, subscribtion.name, { json: { status: 'error', code: 34, data: {} } });
  await renewal.click();
  await expect(dialog.getByRole('alert')).toContainText('Operator płatności nie odpowiedział.');
  await expect(renewal).not.toBeChecked();
});

test('points that were bought are shown, and the payment leads to its bill', async ({ page, context }) => {
  await arrangeHousehold(page, 'Zosia');
  await buy(page, PlanType.TopUpSmall);
  await openPanel(page);
  const dialog = await openSubscription(page);
  await expect(factOf(dialog, 'Punkty wiedzy')).toHaveText(/^30\s000$/);
  const payment = dialog.locator('[data-slot=payment]');
  await expect(payment).toHaveText(/^Punkty wiedzy9,90\szł.+ · opłaconaRachunek/);

  const [bill] = await Promise.all([
    context.waitForEvent('page'),
    payment.getByRole('link', { name: /^Rachunek/ }).click(),
  ]);
  await expect(bill.getByRole('note')).toContainText('Sandbox');
  await expect(bill.getByText('9.90 PLN')).toBeVisible();
  await bill.close();
  await expect(dialog.getByRole('link', { name: /^Karta i rachunki u operatora/ })).toBeVisible();
});

test('a plan is lifted for the difference, and a device too many leads there', async ({ page }) => {
  const { profile } = await arrangeHousehold(page, 'Zosia');
  await buy(page, PlanType.Minimal);
  await addPhone(page, profile('Zosia'));
  await openPanel(page);
  await page.getByRole('button', { name: 'Dodaj urządzenie' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dalej' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Twój plan nie obejmuje więcej urządzeń.' });
  await refusal.getByRole('button', { name: 'Większy plan' }).click();

  const dialog = page.getByRole('dialog', { name: 'Wybierz większy plan' });
  const regular = dialog.getByRole('article', { name: 'Zwykły', exact: true });
  await expect(regular).toContainText(/50,00\szł/);
  await expectAccessible(page, 'the upgrade', '[role=dialog]');
  await regular.getByRole('button', { name: 'Wybierz: Zwykły', exact: true }).click();
  await payInSandbox(page);
  await expectPurchase(page, 'Dziękujemy, zapłacone');

  await page.goto('/panel/summary');
  await postponeEmail(page);
  expect(await planOf(page)).toBe(PlanType.Regular);
});

test('an upgrade for which nothing is to pay is in force at once', async ({ page }) => {
  await arrangeHousehold(page, 'Zosia');
  await buy(page, PlanType.Minimal);
  await openPanel(page);
  const subscription = await openSubscription(page);
  await subscription.getByRole('button', { name: 'Większy plan' }).click();
  await answerWith(page, upgradeLicense.name, { json: { status: 'OK', code: 0, data: {} } });
  await page.getByRole('button', { name: 'Wybierz: Zwykły', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/purchase-status$/);
});

test('what an operator pays back is told as paid back, and its plan is gone', async ({ page }) => {
  const { parent } = await arrangeHousehold(page, 'Zosia');
  const checkout = await buy(page, PlanType.Regular);
  expect(await operate('refund', checkout)).toContain(`149.00 PLN go back to ${parent.email}`);

  await openPanel(page);
  const dialog = await openSubscription(page);
  await expect(dialog.locator('[data-slot=payment]')).toContainText('zwrócona');
  await expect(factOf(dialog, 'Twój plan')).toHaveText('Okres próbny');
});
