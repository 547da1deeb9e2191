import { z } from 'zod';
import { anyone } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { captcha, languageCode, nothing } from '../schemas/basics.js';

/**
 * Mails a link that sets a new password.
 * `e` e-mail, `l` language, `c` captcha. An unknown address is answered as a known one; an unconfirmed one is refused.
 */
export const resetPassword = action('resetPassword', {
  summary: 'Mails a link that sets a new password',
  access: anyone,
  data: z.object({ e: z.string().max(254), l: languageCode, c: captcha }),
  reply: nothing,
  codes: [Code.CaptchaError, Code.AccountNotConfirmed],
  limits: [
    { by: 'address', count: 20, seconds: 3600 },
    { by: { field: 'e' }, count: 5, seconds: 3600 },
  ],
});
