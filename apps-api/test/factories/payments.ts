import {
  type BuyableType,
  type Currency,
  PlanType,
  seedCatalogue,
  type Terms,
  termsOf,
} from '@ostoja/domain';
import { Checkout, type Wanted } from '../../src/features/payments/checkout.js';
import { Purchase } from '../../src/features/payments/purchase.entity.js';
import { SandboxCheckout } from '../../src/features/payments/sandbox/sandbox-checkout.js';
import { Subscription } from '../../src/features/payments/subscription.entity.js';
import { Settlement } from '../../src/features/payments/settlement.js';
import { JobRunner } from '../../src/platform/jobs/index.js';
import type { TestApplication } from '../application.js';

/** A card of the sandbox that pays. */
export const GOOD_CARD = '4242424242424242';

/** The terms of a type, as they are sold. */
export function soldTerms(type: BuyableType, currency: Currency = 'PLN', years = 1): Terms {
  const row = seedCatalogue.find((one) => one.type === type);
  if (!row) throw new Error(`${type} is not sold`);
  return termsOf(row, currency, years);
}

/** Opens a payment of an account, as the panel would. */
export function openPayment(
  app: TestApplication,
  { accountId }: { accountId: number },
  type: BuyableType,
  given: Partial<Wanted> = {},
) {
  return app.nest.get(Checkout, { strict: false }).open(accountId, {
    kind: 'licence',
    terms: soldTerms(type),
    language: 'pl',
    successUrl: `${app.url}/account/purchase-status?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${app.url}/account/purchase`,
    promoCode: '',
    ...given,
  });
}

/** Sends the form of a page of the sandbox, as a browser would; it does not follow where that leads. */
export function submit(page: string, form: Record<string, string>): Promise<Response> {
  const url = new URL(page);
  const headers = { origin: url.origin };
  return fetch(page, { method: 'POST', headers, body: new URLSearchParams(form), redirect: 'manual' });
}

/** Pays on the page of the sandbox with a card that works. */
export function pay(page: string, form: Record<string, string> = {}): Promise<Response> {
  return submit(page, { action: 'pay', card: GOOD_CARD, events: 'at once', ...form });
}

/** Pays a checkout of the sandbox without its page, and settles it at once. */
export async function payInside(app: TestApplication, sessionId: string): Promise<void> {
  await app.nest.get(SandboxCheckout, { strict: false }).pay(sessionId, GOOD_CARD, false, 'late');
  await app.nest.get(Settlement, { strict: false }).checkout(sessionId);
}

/** Lets the sandbox's events arrive. */
export function events(app: TestApplication): Promise<void> {
  return app.nest.get(JobRunner, { strict: false }).runDue();
}

/** The purchases of an account, the oldest first. */
export function purchasesOf(app: TestApplication, { accountId }: { accountId: number }): Promise<Purchase[]> {
  return app.database
    .repository(Purchase)
    .find({ where: { accountId }, order: { created: 'ASC', order: 'ASC' } });
}

/** What names something that an account paid, for the actions that take the payment provider's own names. */
export async function paidBy(
  app: TestApplication,
  account: { accountId: number },
  action: string,
): Promise<object> {
  if (action !== 'handleSessionId' && action !== 'subscribtion') return {};
  const { sessionId } = await openPayment(app, account, PlanType.Edu, {
    kind: 'subscription',
    terms: soldTerms(PlanType.Edu),
  });
  await payInside(app, sessionId);
  if (action === 'handleSessionId') return { id: sessionId };
  const { accountId } = account;
  const { subscriptionId } = await app.database.repository(Subscription).findOneByOrFail({ accountId });
  return { s: subscriptionId };
}
