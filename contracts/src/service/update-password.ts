import { z } from 'zod';
import { anyone } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { nothing, password } from '../schemas/basics.js';

/**
 * Sets a new password by the code of the mailed link; wipes the saved location data and ends all sessions.
 * `p` password, `c` code.
 */
export const updatePassword = action('updatePassword', {
  summary:
    'Sets a new password by the code of the mailed link; wipes the saved location data and ends all sessions',
  access: anyone,
  data: z.object({ p: password, c: z.string().max(256) }),
  reply: nothing,
  codes: [Code.PasswordTooShort, Code.WrongCode],
  limits: [{ by: 'address', count: 30, seconds: 3600 }],
});
