import type { Locator, Page } from '@playwright/test';
import { expect } from './test.js';

/** How far a keyboard may have to go on one page before we call a thing out of reach. */
const mostSteps = 60;

/** Goes to something with Tab, as somebody without a mouse has to. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached with ${mostSteps} steps`).toBeFocused();
}

/** Goes to something with Tab and presses Enter on it. */
export async function reachAndPress(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}
