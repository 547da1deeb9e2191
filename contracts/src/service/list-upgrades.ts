import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { languageCode } from '../schemas/basics.js';
import { planOption, promoCode } from '../schemas/purchase.js';

/** Higher plans, for the price of the difference. */
export const listUpgrades = action('listUpgrades', {
  summary: 'Higher plans than the one that runs, each for the difference in the time that is left',
  access: account,
  data: z.object({ l: languageCode, pc: promoCode.optional() }),
  reply: z.object({ plans: z.array(planOption) }),
});
