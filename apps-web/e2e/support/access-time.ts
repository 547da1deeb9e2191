import type { Locator, Page } from '@playwright/test';
import { addPhone, arrangeHousehold, postponeEmail } from './household.js';
import type { Phone } from './device.js';
import { expect } from './test.js';

/** A new parent with one child and a phone that knows weekly limits and the bonus, looking at the access time. */
export async function openAccessTime(page: Page): Promise<Phone> {
  const household = await arrangeHousehold(page, 'Zosia');
  const phone = await addPhone(page, household.profile('Zosia'), { features: '_GPS__BONUS__WEEK_' });
  await page.goto('/panel/access-time');
  await expect(page).toHaveURL(/\/panel\/access-time\/applications$/);
  await postponeEmail(page);
  return phone;
}

/** One of the page's sliders, by the name of its card. */
export function sliderOf(page: Page, card: string): Locator {
  return page.getByRole('region', { name: card }).getByRole('slider');
}

/** What has become of the last change. */
export function saveState(page: Page): Locator {
  return page.locator('[data-slot=save-state]');
}
