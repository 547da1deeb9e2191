import { defaultLanguage, type LanguageRow, languages } from '@ostoja/domain';
import type { Page } from '@playwright/test';
import { test as demo } from './support/demo.js';
import { openSummary } from './support/summary.js';
import { openPublicPage, publicPages } from './support/public-pages.js';
import { expect, test } from './support/test.js';

// The simulated family may still be moving in
test.setTimeout(90_000);

async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Chooses another language, and waits until the whole page speaks it: agreements come from the server. */
async function speak(page: Page, { name, locale }: LanguageRow, path: string): Promise<void> {
  const agreements =
    path === '/register' &&
    page.waitForResponse((answer) => answer.request().postData()?.includes('getAllAgreements') ?? false);
  await page.locator('header button[aria-haspopup=menu]').click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
  if (agreements) await (await agreements).finished();
}

for (const path of publicPages) {
  test(`${path} does not scroll sideways in any language`, async ({ page }) => {
    await openPublicPage(page, path);
    for (const row of languages) {
      if (row.language !== defaultLanguage) await speak(page, row, path);
      expect([row.name, await overflowOf(page)]).toEqual([row.name, 0]);
    }
  });
}

demo('the summary does not scroll sideways', async ({ page }) => {
  await openSummary(page);
  await expect(page.getByRole('region', { name: 'Aplikacje' })).toHaveAttribute('data-state', /chart|empty/);
  expect(await overflowOf(page)).toBe(0);
});

demo('no view of the internet screen scrolls sideways', async ({ page }) => {
  await openSummary(page);
  await page.goto('/panel/internet');
  for (const view of ['Statystyki', 'Wyszukiwania', 'Listy stron', 'Ustawienia']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tabpanel', { name: view }).locator('[aria-busy]')).toHaveCount(0);
    expect([view, await overflowOf(page)]).toEqual([view, 0]);
  }
});

demo('neither the use of apps nor their list scrolls sideways', async ({ page }) => {
  await openSummary(page);
  await page.goto('/panel/applications/statistics');
  await expect(page.getByRole('region', { name: 'Czas w aplikacjach' })).toHaveAttribute(
    'data-state',
    /chart|empty/,
  );
  expect(await overflowOf(page)).toBe(0);
  await page.goto('/panel/applications/list');
  await expect(page.getByRole('switch', { name: /: dozwolona$/ }).first()).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

demo('neither view of the access time scrolls sideways', async ({ page }) => {
  await openSummary(page);
  await page.goto('/panel/access-time');
  for (const view of ['Aplikacje', 'Internet']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tabpanel', { name: view }).locator('[aria-busy]')).toHaveCount(0);
    await expect(page.getByRole('grid')).toBeVisible();
    expect([view, await overflowOf(page)]).toEqual([view, 0]);
  }
});

demo('neither the live screen nor the saved ones scroll sideways', async ({ page }) => {
  await openSummary(page);
  await page.getByRole('button', { name: /^Kuba/ }).click();
  await page.goto('/panel/screenview');
  // Kuba may be at his computer or not: there is a picture, or the words for why there is none
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await page.goto('/panel/screengrab');
  await expect(page.getByRole('slider', { name: 'Jak często' })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

demo('the plans do not scroll sideways', async ({ page }) => {
  await page.goto('/account/purchase?plan=combined');
  await expect(page.getByRole('article', { name: 'Premium z nauką' })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});
