import { purchaseStatus } from '@ostoja/contracts';
import { TransactionStatus } from '@ostoja/domain';
import type { Page } from '@playwright/test';
import { expect } from './test.js';
import { clientOf } from './visitor.js';

/** The test cards of the sandbox's pay page. */
export const cards = {
  pays: '4242424242424242',
  secure: '4000002760003184',
  declined: '4000000000000002',
} as const;

interface Payment {
  readonly card?: string;
  /** When the server hears of it. */
  readonly events?: 'at once' | 'late' | 'twice';
}

/** Waits for the sandbox's pay page, which opens a second after a plan was chosen. */
export async function expectPayPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByRole('note')).toContainText('Sandbox');
}

/** Pays on the sandbox's page, whatever comes of it. */
export async function payInSandbox(page: Page, { card = cards.pays, events }: Payment = {}): Promise<void> {
  await expectPayPage(page);
  await page.getByLabel('Test card').selectOption(card);
  if (events) await page.getByLabel('The server hears of it').selectOption(events);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** Waits for the page of the result, with its heading. */
export async function expectPurchase(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL(/\/account\/purchase-status\?session_id=cs_/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Pays without the browser's return, and waits until the server has heard of it by its events alone. @returns the checkout's id */
export async function payBeforeReturn(page: Page, events: 'at once' | 'twice'): Promise<string> {
  await expectPayPage(page);
  const { origin, href, pathname } = new URL(page.url());
  const form = { action: 'pay', card: cards.pays, events };
  await page.context().request.post(href, { headers: { origin }, form, maxRedirects: 0 });
  const status = async () => (await clientOf(page).call(purchaseStatus, {})).status;
  await expect.poll(status).toBe(TransactionStatus.Completed);
  return pathname.split('/').at(-1) ?? '';
}
