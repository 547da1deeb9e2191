import { expectAccessible } from './support/axe.js';
import { openPhone, postponeEmail } from './support/household.js';
import { cards, expectPurchase, payInSandbox } from './support/sandbox.js';
import { expect, test } from './support/test.js';

// The sandbox answers a declined card as a provider would: 402
test.use({ expectedProblems: [/402/] });

const choose = (name: string) => ({ name: `Wybierz: ${name}`, exact: true }) as const;

test('a licence is bought: chosen for two years, paid with 3-D Secure, and in force', async ({ page }) => {
  await openPhone(page);
  await page.getByRole('link', { name: 'Wybierz plan' }).click();
  await expect(page).toHaveURL(/\/account\/purchase$/);
  // One device: the smallest plan holds it
  await expect(page.getByRole('radio', { name: '1 urządzenie' })).toBeChecked();
  await expectAccessible(page, 'the plans');
  await page.getByRole('radio', { name: 'do 3 urządzeń' }).check();
  await page.getByRole('button', choose('Zwykły')).click();
  const offer = page.getByRole('dialog', { name: 'Dwa lata o 20% taniej' });
  await expect(offer).toContainText('298,00 zł');
  await expect(offer).toContainText('238,40 zł za 2 lata');
  await expectAccessible(page, 'the offer of two years', '[role=dialog]');
  await offer.getByRole('button', { name: 'Biorę dwa lata' }).click();

  await payInSandbox(page, { card: cards.declined });
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await payInSandbox(page, { card: cards.secure });
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectPurchase(page, 'Dziękujemy, zapłacone');
  await expectAccessible(page, 'the result', 'main');
  await page.getByRole('link', { name: 'Przejdź do panelu' }).click();
  await expect(page).toHaveURL(/\/panel\/summary$/);
  await postponeEmail(page);
  await expect(page.getByText('Korzystasz z okresu próbnego')).toHaveCount(0);
});
