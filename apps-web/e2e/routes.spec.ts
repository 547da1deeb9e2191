import { arriveAsNewParent } from './support/account.js';
import { openPhone } from './support/household.js';
import { showScreen } from './support/screen.js';
import { expect, test } from './support/test.js';

test('an unknown address shows the not-found page with a way home', async ({ page }) => {
  await page.goto('/there/is/no/such/page');
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByText('404')).toBeVisible();
  await page.getByRole('link', { name: 'Strona główna' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the faces of children are pictures at an address of their own', async ({ request }) => {
  for (const face of [1, 2]) {
    const answer = await request.get(`/avatar/${face}.png`);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect((await answer.body()).length).toBeGreaterThan(1000);
  }
});

test.describe('the language prefix', () => {
  for (const [prefix, title, language] of [
    ['/de/login', 'Anmelden', 'de'],
    ['/cz/register', 'Vytvořte si účet', 'cs'],
    ['/vn', 'Đăng nhập', 'vi'],
  ] as const) {
    test(`of ${prefix} chooses the language and is remembered`, async ({ page }) => {
      await page.goto(prefix);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.goto('/forgot-password');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }

  for (const path of ['/de/panel', '/xx/login', '/de/forgot-password']) {
    test(`is not honoured in ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/error$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    });
  }
});

test('the language switcher changes the page and is remembered', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Język/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
});

for (const path of ['/panel', '/panel/summary', '/account', '/account/change-password']) {
  test(`${path} asks an unknown visitor to sign in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  });
}

test('the account area has no page of its own, and unknown pages of it do not exist', async ({ page }) => {
  await arriveAsNewParent(page);
  for (const path of [
    '/account',
    '/account/no-such-page',
    '/panel/no-such-page',
    '/panel/internet/no-such-tab',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/error$/);
  }
});

test('a screen that was open before comes again without fetching a script', async ({ page }) => {
  await openPhone(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
  });
  // By what each screen says itself: until its script is there, the one before stands still
  const screens = [
    ['internet/statistics', 'Internet'],
    ['access-time/applications', 'Czas dostępu'],
    ['battery', 'Bateria'],
    ['summary', 'dziś'],
  ] as const;
  const walk = async () => {
    for (const [screen, heading] of screens) {
      await showScreen(page, screen);
      await expect(page.locator('main h1')).toContainText(heading);
    }
    await expect(page.getByRole('heading', { level: 2, name: /^Na urządzeniu/ })).toBeVisible();
  };
  await walk();
  expect(scripts).not.toEqual([]);
  scripts.length = 0;
  await walk();
  expect(scripts).toEqual([]);
});
