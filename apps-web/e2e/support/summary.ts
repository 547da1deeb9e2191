import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** Opens the summary of the simulated family, which may still be moving in. */
export async function openSummary(page: Page): Promise<void> {
  await page.goto('/panel');
  await expect(page).toHaveURL(/\/panel\/summary$/);
  await expect(page.getByRole('button', { name: /^Kuba/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1, name: /, dziś/ })).toBeVisible();
}
