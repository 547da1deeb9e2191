import type { Locator, Page } from '@playwright/test';

/** The toasts as they are seen. What is read out stands elsewhere in the page for a second. */
export function noticesOf(page: Page): Locator {
  return page.getByRole('region', { name: /Powiadomienia/ });
}
