import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { languageCode } from '../schemas/basics.js';
import { planOption, promoCode, topUpOption } from '../schemas/purchase.js';

/** What can be bought, in the caller's currency. */
export const getPlans = action('getPlans', {
  summary: "Plans and top-ups in the caller's currency, for one year or for two",
  access: account,
  data: z.object({
    l: languageCode,
    pc: promoCode.optional(),
    /** For how many years, 1 or 2. */
    ly: z.int().min(1).max(2).optional(),
  }),
  reply: z.object({ plans: z.array(planOption), topups: z.array(topUpOption) }),
});
