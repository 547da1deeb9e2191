import { arriveAsNewParent, fillSignIn, forgetSession, signOut } from './support/account.js';
import { sentFor } from './support/answers.js';
import { expectAccessible } from './support/axe.js';
import { addChild, openPanel, postponeEmail } from './support/household.js';
import { newRewardCode } from './support/rewards.js';
import { expect, test } from './support/test.js';

// A journey cuts the line on purpose
test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

const kept = (name: string) => `localStorage.getItem('ostoja.${name}')`;

test('a reward code waits through the sign-in and makes the plan longer, once', async ({ page }) => {
  const parent = await arriveAsNewParent(page);
  await addChild(page, 'Zosia');
  await forgetSession(page);
  const code = await newRewardCode(30);
  await page.goto(`/reward?r=${code}`);
  const shown = page.locator('[data-slot=reward-code]');
  await expect(shown).toHaveText(code);
  await page.getByRole('link', { name: 'Odbierz teraz' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, parent);
  await expect(page).toHaveURL(/\/reward$/);
  await expect(shown).toHaveText(code);
  await expectAccessible(page, 'the reward', 'main');
  await page.getByRole('button', { name: 'Odbierz teraz' }).click();

  await expect(page.getByRole('heading', { name: 'Nagroda odebrana' }).locator('span')).toBeFocused();
  await expect(page.getByText('Twój plan jest dłuższy o 30 dni.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Twój plan jest dłuższy o 30 dni.')).toBeVisible();
  await page.getByRole('button', { name: 'Przejdź do panelu' }).click();
  await expect(page).toHaveURL(/\/panel\/summary$/);
  expect(await page.evaluate(kept('rewardId'))).toBeNull();
  expect(await page.evaluate(kept('rewardResult'))).toBeNull();
  await postponeEmail(page);

  await page.goto(`/reward?r=${code.toLowerCase()}`);
  await page.getByRole('button', { name: 'Odbierz teraz' }).click();
  await expect(page.getByRole('heading', { name: 'Ten kod został już wykorzystany' })).toBeVisible();
});

test('the panel asks about a code that is held, and redeems it there', async ({ page }) => {
  await arriveAsNewParent(page);
  await addChild(page, 'Zosia');
  const code = await newRewardCode(7);
  await page.goto(`/reward?r=${code}`);
  await expect(page.locator('[data-slot=reward-code]')).toHaveText(code);
  await page.goto('/panel/summary');
  const dialog = page.getByRole('dialog', { name: 'Nagroda', exact: true });
  await expect(dialog.locator('[data-slot=reward-code]')).toHaveText(code);
  await expectAccessible(page, 'the reward dialog', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Odbierz teraz' }).click();
  const done = page.getByRole('dialog', { name: 'Nagroda odebrana' });
  await expect(done.getByText('Twój plan jest dłuższy o 7 dni.')).toBeVisible();
  await done.getByRole('button', { name: 'Zamknij' }).last().click();
  await expect(done).toBeHidden();
  expect(await page.evaluate(kept('rewardId'))).toBeNull();
});

test('a code that nobody made is refused, a lost connection is not, and a code can be put away', async ({
  page,
}) => {
  await arriveAsNewParent(page);
  await addChild(page, 'Zosia');
  const code = 'A'.repeat(100);
  await page.goto(`/reward?r=${code}BBB`);
  await expect(page.locator('[data-slot=reward-code]')).toHaveText(code);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Odbierz teraz' }).click();
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /./ })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Odbierz teraz' }).click();
  await expect(page.getByRole('heading', { name: 'Tego kodu nie znamy' })).toBeVisible();

  await page.goto('/reward?r=INNY-KOD');
  await page.getByRole('button', { name: 'Zamknij i usuń kod' }).click();
  await expect(page).toHaveURL(/\/panel\/summary$/);
  expect(await page.evaluate(kept('rewardId'))).toBeNull();
  await postponeEmail(page);

  await page.goto('/reward');
  await expect(page.getByText('W tym adresie nie ma kodu nagrody.')).toBeVisible();
});

test('a promo code is kept and leads to login, to register, or to the purchase, until the parent signs out', async ({
  page,
}) => {
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
  const sent = sentFor(page, 'getPlans');
  await page.goto('/promo?p=OTHER&r=1');
  await expect(page).toHaveURL(/\/account\/purchase$/);
  await expect(page.getByText('Kod promocyjny OTHER dołączymy do zakupu.')).toBeVisible();
  expect(await sent).toMatchObject({ pc: 'OTHER' });
  await openPanel(page);
  await signOut(page);
  expect(await page.evaluate(kept('promoCode'))).toBeNull();
});
