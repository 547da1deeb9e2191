import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { checkoutSession, purchaseOrder } from '../schemas/purchase.js';

/** Opens the payment of a licence or a top-up; the browser goes to the address. */
export const buyLicense = action('buyLicense', {
  summary: 'Opens the payment of a licence or a top-up on a page of the payment provider',
  access: account,
  data: purchaseOrder.extend({ ly: z.int().min(1).max(2).optional() }),
  reply: checkoutSession,
  codes: [Code.WrongLicence, Code.PaymentError],
  limits: [{ by: 'account', count: 30, seconds: 3600 }],
});
