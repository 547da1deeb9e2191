import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';

/**
 * Redeems a reward code: the plan gets longer by its days. A code works once.
 * `r` the code; case, spaces and hyphens don't matter. The reply's `days` is how many were added.
 */
export const reward = action('reward', {
  summary: 'Redeems a reward code, which makes the plan longer by some days',
  access: account,
  data: z.object({ r: z.string().max(100) }),
  reply: z.object({ days: z.int().positive() }),
  codes: [Code.WrongReward, Code.RewardTaken],
  limits: [
    { by: 'account', count: 20, seconds: 900 },
    { by: 'address', count: 60, seconds: 900 },
  ],
});
