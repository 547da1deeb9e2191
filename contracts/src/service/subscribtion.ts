import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { flag } from '../schemas/basics.js';

/** Switches the renewal of a subscription. The name is the wire's. */
export const subscribtion = action('subscribtion', {
  summary: 'Lets a subscription end with its period (1), or renew itself (0)',
  access: account,
  data: z.object({
    /** The subscription's id, as `listLicenses` tells it. */
    s: z.string().min(1).max(100),
    /** 1: it ends with its period. */
    c: flag,
  }),
  reply: z.object({ cancel_at_period_end: z.boolean() }),
  codes: [Code.NotFound, Code.SubscriptionAccountFailed],
  limits: [{ by: 'account', count: 60, seconds: 3600 }],
});
