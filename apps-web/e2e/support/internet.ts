import { localTimeOf, noUsage, verdict } from '@ostoja/domain';
import type { Locator, Page } from '@playwright/test';
import type { Phone } from './device.js';
import { addPhone, arrangeHousehold, postponeEmail } from './household.js';

/** Now, in epoch seconds. */
export const present = () => Math.floor(Date.now() / 1000);

/** What a phone with the panel's rules makes of a site now. */
export async function judge(phone: Phone, domain: string) {
  const rules = await phone.rules();
  return verdict(
    { ...rules, protectionOffUntil: 0 },
    { kind: 'site', domain },
    localTimeOf(present(), rules.timeZone),
    noUsage,
  );
}

/** A visit of a minute ago, as a device reports it. */
export const visit = (domain: string, blocked = 0, url = `https://${domain}/`) => ({
  ts: present() - 60,
  domain,
  url,
  blocked,
});

/** Opens a page of the panel anew, and leaves the question about the e-mail address for later. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await postponeEmail(page);
}

/** A new parent with one child and one phone, before the first page. */
export async function arrangePhone(page: Page): Promise<Phone> {
  const { profile } = await arrangeHousehold(page, 'Zosia');
  return addPhone(page, profile('Zosia'));
}

/** What is said of the visits of one site. */
export const visitsOf = (page: Page, domain: string): Locator =>
  page.locator('[data-slot=data-list-row]').filter({ hasText: domain });
