import { arrangeApps, judgeApp, openAt } from './support/apps.js';
import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/test.js';

test.setTimeout(60_000);

test('shows how long and how often apps were used, switches one off on the phone, and says why it is blocked', async ({
  page,
}) => {
  const phone = await arrangeApps(page);
  await openAt(page, '/panel/applications');
  await expect(page).toHaveURL(/\/panel\/applications\/statistics$/);
  const chart = page.getByRole('region', { name: 'Czas w aplikacjach' });
  await expect(chart.getByRole('button', { name: /^Minecraft, 2 uruchomienia, 40 min/ })).toBeVisible();
  await expectAccessible(page, 'the use of apps');

  await page.getByRole('tab', { name: 'Lista aplikacji' }).click();
  await expect(page.getByRole('region', { name: 'Nowe (1)' })).toContainText('Roblox');
  await expect(page.getByRole('region', { name: 'Odinstalowane (1)' })).toContainText('Snapchat');
  const installed = page.getByRole('region', { name: 'Zainstalowane (2)' });
  await expectAccessible(page, 'the list of apps');

  await installed.getByRole('switch', { name: 'Minecraft: dozwolona' }).click();
  await expect(installed.getByRole('listitem').filter({ hasText: 'Minecraft' })).toContainText('Zablokowana');
  await expect(page.getByText('Zapisano', { exact: true })).toBeVisible({
    timeout: 4000,
  });
  expect(await judgeApp(phone, 'com.mojang.minecraftpe')).toMatchObject({
    allowed: false,
    reason: 'app-off',
  });
  expect((await judgeApp(phone, 'com.duolingo')).allowed).toBe(true);

  await page.getByRole('button', { name: 'Szczegóły: Minecraft' }).click();
  const detail = page.getByRole('dialog', { name: 'Minecraft' });
  await expect(detail.getByRole('figure', { name: 'Ostatnie 7 dni' })).toBeVisible();
  await expectAccessible(page, 'an app', '[role=dialog]');
  await detail.getByRole('button', { name: 'Dlaczego? Minecraft' }).click();
  const why = page.getByRole('dialog', { name: 'Wolno czy nie i dlaczego' });
  await expect(why.getByRole('status')).toHaveText('Zablokowane');
  await expect(why).toContainText('Ta aplikacja jest przez Ciebie wyłączona');
  await why.getByRole('radio', { name: 'O innej porze' }).click();
  await why.getByLabel('Godzina').fill('08:15');
  await expect(why.locator('[data-slot=explanation]')).toHaveAttribute('data-state', 'blocked');
  await expectAccessible(page, 'why an app is blocked', '[role=dialog]:has([data-slot=explanation])');
});
