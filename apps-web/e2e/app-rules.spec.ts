import { arrangeApps, judgeApp, openAt } from './support/apps.js';
import { reach, reachAndPress } from './support/keyboard.js';
import { expect, test } from './support/test.js';

// What is said and saved does not depend on the width: these run on the phone alone

test('hides the block-settings checkbox and the way to the details on Windows', async ({ page }) => {
  await arrangeApps(page, {
    name: 'Komputer',
    appType: 3,
    features: '_WIN32_',
  });
  await openAt(page, '/panel/applications/list');
  await expect(page.getByRole('switch', { name: 'Blokuj nowe aplikacje' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Blokuj ustawienia urządzenia' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Szczegóły/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Zasady: Minecraft' }).click();
  const rules = page.getByRole('dialog', { name: 'Minecraft' });
  await expect(rules.getByRole('switch', { name: 'Dozwolona' })).toBeVisible();
  await expect(rules.getByText('Ostatnie 7 dni')).toHaveCount(0);
});

test('blocks new apps and the settings of a phone, and saves both also when the page is left at once', async ({
  page,
}) => {
  const phone = await arrangeApps(page);
  await openAt(page, '/panel/applications/list');
  await page.getByRole('switch', { name: 'Blokuj nowe aplikacje' }).click();
  await page.getByRole('switch', { name: 'Blokuj ustawienia urządzenia' }).click();
  await page.goto('/error');
  await expect
    .poll(async () => (await phone.rules()).settings)
    .toMatchObject({ blockNewApps: true, blockSettings: true });
  await expect.poll(async () => (await judgeApp(phone, 'com.never.seen')).reason).toBe('new-app');
});

test('an app is found, freed of schedule and limit, and left out of what a parent sees, by keyboard alone', async ({
  page,
}) => {
  const phone = await arrangeApps(page);
  await openAt(page, '/panel/applications/list');
  await reach(page, page.getByRole('searchbox', { name: 'Znajdź aplikację' }));
  await page.keyboard.type('duo');
  await expect(page.getByRole('switch', { name: /: dozwolona$/ })).toHaveCount(1);
  await expect(page).toHaveURL(/q=duo/);
  await reachAndPress(page, page.getByRole('button', { name: 'Szczegóły: Duolingo' }));
  const detail = page.getByRole('dialog', { name: 'Duolingo' });
  for (const name of ['Tylko w godzinach na aplikacje', 'Liczy się do limitu czasu']) {
    await reach(page, detail.getByRole('switch', { name }));
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Szczegóły: Duolingo' })).toBeFocused();
  await expect(page.getByText('poza limitem czasu')).toBeVisible();
  await expect
    .poll(async () => (await phone.rules()).apps.find(({ pkg }) => pkg === 'com.duolingo'))
    .toMatchObject({ allowed: 1, schedule: 0, timeLimit: 0 });
});

test('has two views and no other', async ({ page }) => {
  await arrangeApps(page);
  await openAt(page, '/panel/applications/list');
  await page.goto('/panel/applications/else');
  await expect(page).toHaveURL(/\/error$/);
});
