import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';

/** Asks the payment provider about a checkout when the browser comes back, in case its event is late. */
export const handleSessionId = action('handleSessionId', {
  summary:
    'Asks the payment provider how a checkout of the account ended, when the browser comes back from it',
  access: account,
  data: z.object({
    /** The checkout's id, as it stands in the address of the return. */
    id: z.string().min(1).max(200),
  }),
  reply: z.object({
    /** As in `purchaseStatus`. */
    status: z.int(),
  }),
  codes: [Code.NotFound, Code.PaymentError],
  limits: [{ by: 'account', count: 120, seconds: 3600 }],
});
