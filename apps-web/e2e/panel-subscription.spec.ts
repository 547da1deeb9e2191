import { subscribtion } from '@ostoja/contracts';
import { PlanType } from '@ostoja/domain';
import type { Locator, Page } from '@playwright/test';
import { answerWith, holdBack } from './support/answers.js';
import { expectAccessible } from './support/axe.js';
import { buy, subscribe } from './support/bought.js';
import { arrangeHousehold, openPanel } from './support/household.js';
import { expect, test } from './support/test.js';

async function openSubscription(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Twoje konto' }).click();
  await page.getByRole('menuitem', { name: 'Subskrypcja' }).click();
  return page.getByRole('dialog', { name: 'Subskrypcja' });
}

const factOf = (dialog: Locator, name: string) =>
  dialog.locator('dl > div').filter({ hasText: name }).locator('dd');

test('a subscription says its price, and its renewal flips once the server has said so', async ({ page }) => {
  await arrangeHousehold(page, 'Zosia');
  await subscribe(page, PlanType.Regular);
  await openPanel(page);
  const dialog = await openSubscription(page);
  await expect(factOf(dialog, 'Twój plan')).toHaveText('Zwykły');
  await expect(factOf(dialog, 'Cena')).toHaveText('149,00 zł za 1 rok');
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
