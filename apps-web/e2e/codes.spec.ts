import { arriveAsNewParent, fillSignIn, forgetSession } from './support/account.js';
import { addChild, postponeEmail } from './support/household.js';
import { expect, test } from './support/test.js';

const kept = (name: string) => `localStorage.getItem('ostoja.${name}')`;

test('a reward code waits through the sign-in, is not redeemed, and can be put away', async ({ page }) => {
  const parent = await arriveAsNewParent(page);
  await addChild(page, 'Zosia');
  await forgetSession(page);
  const code = 'A'.repeat(100);
  await page.goto(`/reward?r=${code}BBB`);
  const shown = page.locator('[data-slot=reward-code]');
  await expect(shown).toHaveText(code);
  await page.getByRole('link', { name: 'Odbierz teraz' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, parent);

  await expect(page).toHaveURL(/\/reward$/);
  await expect(shown).toHaveText(code);
  await expect(page.getByText('Nagród nie można tu jeszcze odebrać.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Odbierz teraz' })).toHaveCount(0);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/reward$/);
  await page.getByRole('button', { name: 'Zamknij i usuń kod' }).click();
  await expect(page).toHaveURL(/\/panel\/summary$/);
  expect(await page.evaluate(kept('rewardId'))).toBeNull();
  await postponeEmail(page);

  await page.goto('/reward');
  await expect(page.getByText('W tym adresie nie ma kodu nagrody.')).toBeVisible();
});

test('a promo code is kept and leads to login, to register, or into the panel', async ({ page }) => {
  const code = 'P'.repeat(100);
  for (const [address, destination] of [
    [`/promo?p=${code}tail`, '/login'],
    [`/promo?p=${code}tail&r=1`, '/register'],
    [`/promo?p=${code}tail&r=0`, '/login'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`${destination}$`));
    expect(await page.evaluate(kept('promoCode'))).toBe(code);
  }
  await arriveAsNewParent(page);
  await addChild(page, 'Zosia');
  await page.goto('/promo?p=OTHER&r=1');
  await expect(page).toHaveURL(/\/panel\/summary$/);
  expect(await page.evaluate(kept('promoCode'))).toBe('OTHER');
});
