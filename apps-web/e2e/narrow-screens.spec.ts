import { languages } from '@ostoja/domain';
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

for (const { language } of languages) {
  test(`no public page scrolls sideways in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('ostoja.language', chosen), language);
    for (const path of publicPages) {
      await openPublicPage(page, path);
      expect([path, await overflowOf(page)]).toEqual([path, 0]);
    }
  });
}

demo('the summary does not scroll sideways', async ({ page }) => {
  await openSummary(page);
  await expect(page.getByRole('region', { name: 'Aplikacje' })).toHaveAttribute('data-state', /chart|empty/);
  expect(await overflowOf(page)).toBe(0);
});
