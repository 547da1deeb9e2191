import { PlanType } from '@ostoja/domain';
import { fillProfile, openHousehold, openPanel, openPhone } from './support/household.js';
import { pretendPlan } from './support/plan.js';
import { noticesOf } from './support/notices.js';
import { expect, test } from './support/test.js';

const blurred = '[data-slot=blur-overlay][data-state=active]';

test('the trial is said with its end and a way to a plan, and an unconfirmed address with a new mail', async ({
  page,
}) => {
  await openHousehold(page, 'Zosia');
  const end = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
  const trialEnds = end.format(Date.now() + 3 * 86_400_000);
  await expect(page.getByText(`Korzystasz z okresu próbnego. Trwa do ${trialEnds}.`)).toBeVisible();
  await expect(page.getByText('Twój adres e-mail nie jest jeszcze potwierdzony.')).toBeVisible();
  await page.getByRole('button', { name: 'Wyślij nowy kod' }).click();
  await expect(noticesOf(page)).toContainText('Nowa wiadomość jest w drodze na');
  await page.getByRole('link', { name: 'Wybierz plan' }).click();
  await expect(page).toHaveURL(/\/account\/purchase$/);
});

test('the banner says how a plan stands, and an expired one lies over the page', async ({ page }) => {
  await openPhone(page);
  const protection = page.getByRole('switch', { name: /^Ochrona na/ });
  const expired = page.getByRole('heading', { name: 'Twój plan się skończył' });
  await expect(protection).toBeVisible();

  const pretend = await pretendPlan(page, { type: PlanType.Minimal, days: 10 });
  await openPanel(page);
  await expect(page.getByText(/^Twój plan kończy się za 10 dni, \d+ \S+ \d{4}/)).toBeVisible();
  await expect(expired).toBeHidden();

  pretend({ type: PlanType.Regular, days: 15 });
  await openPanel(page);
  await expect(protection).toBeVisible();
  await expect(page.getByText(/Twój plan|okres/)).toHaveCount(0);

  for (const [type, banner] of [
    [PlanType.DemoExpired, 'Okres próbny się skończył.'],
    [PlanType.LicenceExpired, 'Twój plan się skończył.'],
  ] as const) {
    pretend({ type, days: -1 });
    await openPanel(page);
    await expect(page.getByText(banner, { exact: true })).toBeVisible();
    await expect(expired).toBeVisible();
    await expect(page.locator(blurred)).toBeVisible();
    // Blurred, the page is out of reach too
    await protection.focus();
    await expect(protection).not.toBeFocused();
  }
});

test('over its limit of children a plan says so, and that a bigger one helps', async ({ page }) => {
  await openHousehold(page, 'Ala', 'Ela', 'Ola', 'Iza', 'Ewa');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Dodaj dziecko' }).first().click();
  await fillProfile(page, 'Zosia');
  await dialog.getByRole('button', { name: 'Dodaj dziecko' }).click();
  await expect(dialog).toBeHidden();
  await expect(noticesOf(page)).toContainText(
    'Twój plan nie obejmuje więcej profili. Większy plan pomieści ich więcej.',
  );
  // A trial can't be lifted, only followed by a plan
  await noticesOf(page).getByRole('button', { name: 'Większy plan' }).click();
  await expect(page).toHaveURL(/\/account\/purchase$/);

  // Premium is the biggest: nothing bigger to point at
  await pretendPlan(page, { type: PlanType.Premium, days: 30 });
  await openPanel(page);
  await page.getByRole('button', { name: 'Dodaj dziecko' }).first().click();
  await fillProfile(page, 'Zosia');
  await dialog.getByRole('button', { name: 'Dodaj dziecko' }).click();
  await expect(noticesOf(page)).toContainText('Twój plan nie obejmuje więcej profili.');
  await expect(noticesOf(page).getByRole('button', { name: 'Większy plan' })).toBeHidden();
});
