import { verifyConfirmCode } from '@ostoja/contracts';
import { arriveAs, fillSignIn, forgetSession, signOut } from './support/account.js';
import { holdBack } from './support/answers.js';
import { arrangeHousehold, openPanel, postponeEmail } from './support/household.js';
import { confirmationCodeTo } from './support/outbox.js';
import { expect, test } from './support/test.js';
import { clientOf } from './support/visitor.js';

test('no child and no privilege of the parent who signed out is left for the next one', async ({ page }) => {
  const { parent: second } = await arrangeHousehold(page, 'Kuba');
  await forgetSession(page);
  const { parent: first } = await arrangeHousehold(page, 'Zosia');
  await openPanel(page);
  await expect(page.getByRole('button', { name: /^Zosia/ }).first()).toBeVisible();
  await signOut(page);

  // Who is there, with what privileges, is asked anew: nobody is let in by what was known of the first parent
  const user = await holdBack(page, 'logged');
  const family = await holdBack(page, 'getProfiles');
  await fillSignIn(page, second);
  await user.asked;
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Twoje konto' })).toHaveCount(0);

  // So is the family: until it is known nobody's stands there
  user.release();
  await family.asked;
  await expect(page.getByText('Zosia')).toHaveCount(0);
  family.release();
  await postponeEmail(page);
  await expect(page.getByRole('button', { name: /^Kuba/ }).first()).toBeVisible();
  await expect(page.getByText('Zosia')).toHaveCount(0);
  await page.getByRole('button', { name: 'Twoje konto' }).click();
  await expect(page.getByRole('menu')).toContainText(second.email);
  await expect(page.getByRole('menu')).not.toContainText(first.email);
});

test('the question about an address goes with the parent whom it was for', async ({ page }) => {
  const { parent: sure } = await arrangeHousehold(page, 'Kuba');
  await clientOf(page).call(verifyConfirmCode, { c: await confirmationCodeTo(sure.email) });
  await forgetSession(page);
  const { parent: unsure } = await arrangeHousehold(page, 'Zosia');
  const question = page.getByRole('region', { name: 'Potwierdź swój adres e-mail' });
  const banner = page.getByText('Twój adres e-mail nie jest jeszcze potwierdzony.');

  await page.goto('/panel/summary');
  await expect(question).toBeVisible();
  await signOut(page);
  await expect(question).toHaveCount(0);
  await fillSignIn(page, sure);
  await expect(page.getByRole('heading', { name: 'Kuba: jeszcze bez urządzenia' })).toBeVisible();
  await expect(question.or(banner)).toHaveCount(0);

  // "Later" holds for the visit in which it was said
  await signOut(page);
  await arriveAs(page, unsure);
  await openPanel(page);
  await expect(banner).toBeVisible();
  await signOut(page);
  await fillSignIn(page, unsure);
  await expect(question).toBeVisible();
});
