import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { checkoutSession, purchaseOrder } from '../schemas/purchase.js';

/** Opens the payment of a subscription: with a secret for a card form, or at an address. */
export const buyLicenseS = action('buyLicenseS', {
  summary: 'Opens the payment of a subscription, for a card form or at an address',
  access: account,
  data: purchaseOrder.extend({ ly: z.int().min(1).max(2).optional() }),
  reply: checkoutSession,
  codes: [Code.WrongLicence, Code.PaymentError],
  limits: [{ by: 'account', count: 30, seconds: 3600 }],
});
