import type { Locator, Page } from '@playwright/test';
import { addPhone, arrangeHousehold, postponeEmail } from './household.js';
import type { Phone } from './device.js';
import { expect } from './test.js';

/** The devices of the child whose access time is looked at. */
export interface AccessTimeDevices {
  /** It is shown first, and knows weekly limits and the bonus. */
  readonly phone: Phone;
  /** It knows neither. */
  readonly tablet: Phone;
}

/** A new parent with one child and two devices, looking at the access time of the phone. */
export async function openAccessTime(page: Page): Promise<AccessTimeDevices> {
  const household = await arrangeHousehold(page, 'Zosia');
  const profile = household.profile('Zosia');
  const phone = await addPhone(page, profile, { features: '_GPS__BONUS__WEEK_' });
  const tablet = await addPhone(page, profile, { name: 'Tablet Zosi', features: '_GPS_' });
  await page.goto('/panel/access-time');
  await expect(page).toHaveURL(/\/panel\/access-time\/applications$/);
  await postponeEmail(page);
  await page.getByRole('button', { name: phone.name, exact: true }).click();
  return { phone, tablet };
}

/** One of the page's sliders, by the name of its card. */
export function sliderOf(page: Page, card: string): Locator {
  return page.getByRole('region', { name: card }).getByRole('slider');
}

/** What has become of the last change. */
export function saveState(page: Page): Locator {
  return page.locator('[data-slot=save-state]');
}
