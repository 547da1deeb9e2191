import { openAccessTime, saveState, sliderOf } from './support/access-time.js';
import { postponeEmail } from './support/household.js';
import { noticesOf } from './support/notices.js';
import { expect, test } from './support/test.js';

// What the page asks for while there is no network, and says so
test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

const limit = 'Limit dzienny';

test('a change is not lost by leaving at once, and is sent once', async ({ page }) => {
  const { phone } = await openAccessTime(page);
  const { version } = await phone.rules();

  await sliderOf(page, limit).press('Home');
  await page.getByRole('tab', { name: 'Internet' }).click();
  await expect.poll(async () => (await phone.rules()).settings.timeLimit).toBe(0);

  await sliderOf(page, limit).press('Home');
  await page.goto('/panel/summary');
  await expect.poll(async () => (await phone.rules()).settings.timeLimitNet).toBe(0);
  await postponeEmail(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Zosia, dziś' })).toBeVisible();
  expect((await phone.rules()).version).toBe(version + 2);
});

test('a change goes to its own device, also when another one is chosen at once', async ({ page }) => {
  const { phone, tablet } = await openAccessTime(page);
  const before = await tablet.rules();
  const bonus = page.getByRole('region', { name: 'Bonus na dziś' });
  const week = page.getByRole('group', { name: 'Limity na dni tygodnia' });
  await expect(bonus).toBeVisible();
  await expect(week).toBeVisible();

  await sliderOf(page, limit).press('Home');
  await page.getByRole('button', { name: tablet.name, exact: true }).click();
  await expect(sliderOf(page, limit)).toHaveAttribute('aria-valuetext', 'Bez limitu');
  await expect.poll(async () => (await phone.rules()).settings.timeLimit).toBe(0);
  expect(await tablet.rules()).toEqual(before);

  // The tablet knows neither of them
  await expect(bonus).toHaveCount(0);
  await expect(week).toHaveCount(0);
});

test('a change made offline is kept, also by a closed page, and sent once when the network is back', async ({
  page,
  context,
}) => {
  const { phone } = await openAccessTime(page);
  const { version } = await phone.rules();
  await expect(sliderOf(page, limit)).toBeVisible();

  await context.setOffline(true);
  await sliderOf(page, limit).press('Home');
  await expect(saveState(page)).toContainText('Brak połączenia');
  await expect(page.getByText('Ta zmiana nie jest jeszcze zapisana.')).toBeVisible();
  await context.setOffline(false);
  await expect(saveState(page)).toHaveText('Zapisano');
  expect(await phone.rules()).toMatchObject({ version: version + 1, settings: { timeLimit: 0 } });

  await context.setOffline(true);
  await sliderOf(page, limit).press('PageUp');
  await expect(saveState(page)).toContainText('Brak połączenia');
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/panel/access-time/internet');
  await expect.poll(async () => (await phone.rules()).settings.timeLimit).toBe(50);
  await page.goto('/panel/access-time/applications');
  await postponeEmail(page);
  await expect(sliderOf(page, limit)).toHaveAttribute('aria-valuenow', '50');
  expect((await phone.rules()).version).toBe(version + 2);
});

test('a change that the server refuses is taken back, with a word about it', async ({ page }) => {
  await openAccessTime(page);
  await page.route('**/service', async (route) => {
    if (route.request().postDataJSON().action !== 'saveSettings') return route.fallback();
    return route.fulfill({ json: { status: 'error', code: 5, data: {} } });
  });
  const slider = sliderOf(page, limit);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Bez limitu');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Wcale');
  await expect(noticesOf(page)).toContainText('Zmiana nie została zapisana');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Bez limitu');
});
