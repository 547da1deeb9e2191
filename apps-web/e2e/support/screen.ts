import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** Opens a screen as a link would: without loading the whole page again. */
export async function showScreen(page: Page, screen: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/panel/${screen}`);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}
