import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { purchaseOrder } from '../schemas/purchase.js';

/** Opens the payment of what a higher plan costs more for the time that is left. */
export const upgradeLicense = action('upgradeLicense', {
  summary: 'Opens the payment of an upgrade for the time that is left; without an address nothing is to pay',
  access: account,
  data: purchaseOrder,
  reply: z.object({
    /** Where to pay; absent where nothing is to pay and the upgrade is in force. */
    redirectUri: z.string().optional(),
  }),
  codes: [Code.WrongLicence, Code.PaymentError],
  limits: [{ by: 'account', count: 30, seconds: 3600 }],
});
