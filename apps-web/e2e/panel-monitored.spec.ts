import { getProfiles, saveLists, saveSettings } from '@ostoja/contracts';
import { expectAccessible } from './support/axe.js';
import { addPhone, arrangeHousehold, openPanel } from './support/household.js';
import { expect, test } from './support/test.js';
import { clientOf } from './support/visitor.js';

test('what is monitored is said in plain words, follows the rules, and prints alone', async ({ page }) => {
  const { profile } = await arrangeHousehold(page, 'Zosia');
  await addPhone(page, profile('Zosia'));
  const client = clientOf(page);
  const { profiles } = await client.call(getProfiles, {});
  const device = profiles[0]?.devices[0]?.id ?? 0;
  const phone = { profile: profile('Zosia'), device };
  await client.call(saveSettings, {
    ...phone,
    data: { timeLimitNet: 90, skda7: '0'.repeat(24), blockNewApps: true, enableGPSTracking: false },
  });
  await client.call(saveLists, { ...phone, lists: { blackList: ['a.pl', 'b.pl'] }, index: [1] });

  await openPanel(page);
  await page.getByRole('button', { name: 'Twoje konto' }).click();
  await page.getByRole('menuitem', { name: 'Co jest monitorowane' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zosia: co jest monitorowane' })).toBeVisible();
  const reported = page.locator('[data-slot=reported]');
  await expect(reported).toContainText('SMS-y, także ich treść');
  await expect(reported).toContainText('gdzie jest telefon (teraz wyłączone)');
  await expect(reported).not.toContainText('YouTube');
  await expect(page.locator('[data-slot=not-reported]')).toContainText('YouTube');

  const limits = page.locator('[data-slot=limits]');
  await expect(limits).toContainText('Internet, codziennie: najwyżej 1 godz. 30 min');
  await expect(limits).toContainText('Aplikacje, niedziela: cały dzień wyłączone');
  await expect(limits).toContainText('Nowa aplikacja działa dopiero, gdy rodzic na nią pozwoli.');
  await expect(limits).toContainText('Rodzice zablokowali 2 strony');
  await expect(limits).toContainText('erotyka');
  await expectAccessible(page, 'what is monitored');

  await page.emulateMedia({ media: 'print' });
  await expect(limits).toBeVisible();
  for (const frame of ['Twoje konto', 'Wydrukuj']) {
    await expect(page.getByRole('button', { name: frame })).toBeHidden();
  }
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/panel/social-networks');
  await page.getByRole('button', { name: 'Zrobię to później' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sieci społecznościowe' })).toBeVisible();
  await expect(page.getByText('Tego jeszcze nie ma')).toBeVisible();
});
