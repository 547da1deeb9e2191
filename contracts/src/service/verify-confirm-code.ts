import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { nothing } from '../schemas/basics.js';

/**
 * Confirms the e-mail address by the mailed 6-digit code.
 * `c` code.
 */
export const verifyConfirmCode = action('verifyConfirmCode', {
  summary: 'Confirms the e-mail address by the mailed 6-digit code',
  access: account,
  data: z.object({ c: z.string().max(64) }),
  reply: nothing,
  codes: [Code.WrongCode],
  limits: [{ by: 'account', count: 10, seconds: 900 }],
});
