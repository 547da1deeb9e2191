import { AxeBuilder } from '@axe-core/playwright';
import { languages } from '@ostoja/domain';

import type { Page } from '@playwright/test';
import { expect, test } from './support/test.js';

const pages = [
  '/login',
  '/register',
  '/forgot-password',
  '/update-password?code=this-code-was-never-mailed',
  '/update-password',
  '/error',
] as const;

/** Opens a page and waits until it is all there. */
async function open(page: Page, path: (typeof pages)[number]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path === '/register') await expect(page.getByRole('checkbox').first()).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });
    test('no public page has an accessibility violation', async ({ page }) => {
      for (const path of pages) {
        await open(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    });
  });
}

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const { language } of languages) {
    test(`no public page scrolls sideways in ${language}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('ostoja.language', chosen), language);
      for (const path of pages) {
        await open(page, path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, overflow]).toEqual([path, 0]);
      }
    });
  }
});
