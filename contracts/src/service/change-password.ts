import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { nothing, password } from '../schemas/basics.js';

/**
 * Changes the password of the signed-in parent and ends the other sessions.
 * `n` new, `o` old.
 */
export const changePassword = action('changePassword', {
  summary: 'Changes the password of the signed-in parent and ends the other sessions',
  access: account,
  data: z.object({ n: password, o: password }),
  reply: nothing,
  codes: [Code.WrongPassword, Code.PasswordTooShort],
  limits: [{ by: 'account', count: 10, seconds: 900 }],
});
