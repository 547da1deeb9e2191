import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { nothing } from '../schemas/basics.js';

/** Where the newest purchase stands. */
export const purchaseStatus = action('purchaseStatus', {
  summary: "Where the account's newest purchase stands; -999 without any",
  access: account,
  data: nothing,
  reply: z.object({
    /** 0 pending, 1 completed, -1 canceled, -2 refunded, -3 waiting, -100 created, -999 unknown (service §8). */
    status: z.int(),
  }),
});
