import { sentFor } from './support/answers.js';
import { expectAccessible } from './support/axe.js';
import { openPhone } from './support/household.js';
import { expect, test } from './support/test.js';

test('the plan says what it is, how much of it is taken, and when it ends', async ({ page }) => {
  await openPhone(page);
  await page.getByRole('button', { name: 'Twoje konto' }).click();
  await page.getByRole('menuitem', { name: 'Subskrypcja' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subskrypcja' });
  const fact = (name: string) => dialog.locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(fact('Twój plan')).toHaveText('Okres próbny');
  await expect(fact('Urządzenia')).toHaveText('1 z 3');
  await expect(fact('Dzieci')).toHaveText('1 z 5');
  const end = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
  await expect(fact('Ważny do')).toHaveText(end.format(Date.now() + 3 * 86_400_000));
  await expectAccessible(page, 'the plan', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Twoje konto' })).toBeFocused();
});

test("the account's settings save what was changed and nothing else", async ({ page }) => {
  await openPhone(page);
  const account = page.getByRole('button', { name: 'Twoje konto' });
  await account.click();
  await page.getByRole('menuitem', { name: 'Ustawienia konta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ustawienia konta' });
  const zone = dialog.getByRole('combobox', { name: 'Strefa czasowa' });
  await expect(zone).toHaveValue('Warsaw');
  await expectAccessible(page, 'the settings', '[role=dialog]');

  const reports = dialog.getByRole('switch', { name: 'Codzienny raport e-mailem' });
  const wanted = !(await reports.isChecked());
  const saving = sentFor(page, 'saveGlobalSettings');
  await reports.click();
  expect(await saving).toEqual({ data: { sendReports: wanted } });
  await expect(dialog.getByText('Zapisano')).toBeVisible();

  await zone.fill('tokyo');
  await page.getByRole('option', { name: 'Tokyo' }).click();
  const moving = sentFor(page, 'saveGlobalSettings');
  const readingAnew = sentFor(page, 'logged');
  // What waits is sent at once when the window goes
  await page.keyboard.press('Escape');
  expect(await moving).toEqual({ data: { timeZoneName: 'Asia/Tokyo' } });
  await readingAnew;

  await page.goto('/panel/summary');
  await page.getByRole('button', { name: 'Zrobię to później' }).click();
  await account.click();
  await page.getByRole('menuitem', { name: 'Ustawienia konta' }).click();
  await expect(zone).toHaveValue('Tokyo');
  await expect(reports).toBeChecked({ checked: wanted });
});
