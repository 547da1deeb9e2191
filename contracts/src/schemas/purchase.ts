import { z } from 'zod';
import { languageCode, seconds } from './basics.js';

/** An amount of money in minor units: divide by 100 (service §9). */
const money = z.int().min(0);

/** What can be bought, on its own terms (panel §3, "Plan option"). */
export const planOption = z.object({
  type: z.int(),
  /** How many devices it holds; 0 for learning help alone and for a top-up. */
  devices: z.int(),
  /** Until when it would be valid if it were bought now, epoch seconds; 0 for a top-up. */
  till: seconds,
  price: money,
  /** What it costs without a discount. */
  basePrice: money,
  /** What it comes to a month; the price itself for a top-up. */
  monthly: money,
  currency: z.string(),
  /** 1 shows the base price crossed out. */
  discount: z.union([z.literal(0), z.literal(1)]),
  eduTokens: z.int(),
  description: z.string(),
  /** `year`, `month`, `week` or `day`. */
  intervalName: z.string(),
  /** 0 for a top-up, which has no time. */
  intervalCnt: z.int(),
  subscriptionPrice: money,
  /** What is charged. */
  amount: money,
  countryCode: z.string(),
  email: z.string(),
});

/** Knowledge points alone (service §3, "Top-up option"). */
export const topUpOption = z.object({
  type: z.int(),
  price: money,
  currency: z.string(),
  eduTokens: z.int(),
});

/** A promo code as typed. */
export const promoCode = z.string().max(100);

/** What is bought, and where the browser goes afterwards; both addresses are ours. */
export const purchaseOrder = z.object({
  /** Where to after paying; `{CHECKOUT_SESSION_ID}` in it becomes the checkout's id. */
  cu: z.string().max(1000),
  /** Where to after giving up. */
  clu: z.string().max(1000),
  l: languageCode,
  /** Which type, one that is for sale. */
  lt: z.int(),
  pc: promoCode.optional(),
});

/** A checkout that was opened (service §3, "Checkout session response"). */
export const checkoutSession = z.object({
  lang: languageCode,
  /** The client secret for a card form; empty where the browser goes to an address instead. */
  cs: z.string(),
  /** The publishable key for a card form. */
  pk: z.string(),
  /** Where the browser goes; empty where there is a card form. */
  redirectUri: z.string(),
});

/** A subscription that runs, in the payment provider's words (panel §3, "Licence info"). */
export const subscriptionInfo = z.object({
  id: z.string(),
  cancel_at_period_end: z.boolean(),
  created: seconds,
  current_period_start: seconds,
  current_period_end: seconds,
  amount: money,
  currency: z.string(),
  interval: z.string(),
  interval_count: z.int(),
});

/** A line of the list of payments. */
export const purchaseLine = z.object({
  created: seconds,
  accountType: z.int(),
  /** 0 pending, 1 completed, -1 canceled, -2 refunded, -3 waiting, -100 created (service §8). */
  status: z.int(),
  /** An extension: what was paid, and the address of its invoice where there is one. */
  amount: money,
  currency: z.string(),
  invoice: z.string(),
});
