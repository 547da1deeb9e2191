import { isBuyable } from '@ostoja/domain';
import { planName } from '../plan-names.js';
import { escaped, money } from './sandbox-html.js';
import type { SandboxBody, SandboxStore } from './sandbox-store.js';

/** What stands on a bill. Money is minor units, times are epoch seconds. */
interface Bill {
  readonly number: string;
  readonly created: number;
  readonly name: string;
  readonly amount: unknown;
  readonly currency: unknown;
  readonly refunded: boolean;
  /** What a subscription's bill is for; absent for a single payment. */
  readonly period?: { readonly start: number; readonly end: number };
}

/** The bill of a payment (`ch_…`) or of a subscription's period (`in_…`), or undefined. */
export async function findBill(store: SandboxStore, id: string): Promise<Bill | undefined> {
  const found = await store.find(id);
  if (found?.object === 'charge') return { ...common(found, found['metadata']), amount: found['amount'] };
  if (found?.object !== 'invoice') return undefined;
  const { subscription_details: of } = found['parent'] as { subscription_details: { metadata: unknown } };
  const [line] = (found['lines'] as { data: { period: Bill['period'] }[] }).data;
  return {
    ...common(found, of.metadata),
    amount: found['amount_paid'],
    refunded: await isRefunded(store, found),
    ...(line?.period ? { period: line.period } : {}),
  };
}

function common(of: SandboxBody, metadata: unknown) {
  const type = Number((metadata as Record<string, string> | undefined)?.['type']);
  return {
    number: of.id.slice(-8).toUpperCase(),
    created: Number(of['created']),
    name: isBuyable(type) ? planName(type) : '',
    currency: of['currency'],
    refunded: of['refunded'] === true,
  };
}

async function isRefunded(store: SandboxStore, invoice: SandboxBody): Promise<boolean> {
  const accountId = store.accountOf(invoice.id);
  const paid = (await store.list(accountId, 'invoice_payment')).find((one) => one['invoice'] === invoice.id);
  const { payment_intent: payment } = (paid?.['payment'] ?? {}) as { payment_intent?: string };
  const charges = await store.list(accountId, 'charge');
  return charges.some((one) => one['payment_intent'] === payment && one['refunded'] === true);
}

/** The inside of a bill's page. */
export function invoiceBody({ created, name, amount, currency, refunded, period }: Bill): string {
  const facts: readonly (readonly [string, string])[] = [
    ['Date', day(created)],
    ['Item', escaped(name)],
    ...(period ? [['Period', `${day(period.start)} to ${day(period.end)}`] as const] : []),
    ['State', refunded ? 'paid back' : 'paid'],
  ];
  const rows = facts.map(([what, value]) => `<dt>${what}</dt><dd>${value}</dd>`).join('');
  return `<p class="price">${money(amount, currency)}</p><dl>${rows}</dl>
<p class="soft">This bill is part of the sandbox: nobody paid anything, and it is worth nothing.</p>`;
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
