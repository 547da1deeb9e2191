import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** The addresses that need no session. */
export const publicPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/update-password?code=this-code-was-never-mailed',
  '/update-password',
  '/reward?r=LATO-2026',
  '/error',
] as const;

/** Opens a page and waits until it is all there. */
export async function openPublicPage(page: Page, path: (typeof publicPages)[number]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path === '/register') await expect(page.getByRole('checkbox').first()).toBeVisible();
}
