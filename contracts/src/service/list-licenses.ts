import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { languageCode, seconds } from '../schemas/basics.js';
import { promoCode, purchaseLine, subscriptionInfo } from '../schemas/purchase.js';

/** The plan, the subscription and the payments of the account. */
export const listLicenses = action('listLicenses', {
  summary: 'The plan, the subscription and the newest payments of the account',
  access: account,
  data: z.object({
    /** The version of the reply that the caller knows; there is one. */
    v: z.int().optional(),
    l: languageCode,
    pc: promoCode.optional(),
  }),
  reply: z.object({
    lic: z.object({ accountType: z.int(), devices: z.int(), validFrom: seconds, validTo: seconds }),
    /** Absent where nothing renews itself. */
    subscription: subscriptionInfo.optional(),
    /** The payment provider's page for cards and invoices; empty for an account that never paid. */
    portal: z.string(),
    purchases: z.array(purchaseLine),
    hasUpgrades: z.boolean(),
    hasPlans: z.boolean(),
  }),
});
