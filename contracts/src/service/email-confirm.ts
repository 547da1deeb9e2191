import { z } from 'zod';
import { anyone } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { nothing } from '../schemas/basics.js';

/**
 * Confirms the e-mail address by the code of the mailed link.
 * `c` code.
 */
export const emailConfirm = action('emailConfirm', {
  summary: 'Confirms the e-mail address by the code of the mailed link',
  access: anyone,
  data: z.object({ c: z.string().max(256) }),
  reply: nothing,
  codes: [Code.NotFound],
  limits: [{ by: 'address', count: 60, seconds: 3600 }],
});
