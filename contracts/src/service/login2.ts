import { z } from 'zod';
import { anyone } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { captcha, languageCode, password, timeZoneName, tracking } from '../schemas/basics.js';

/**
 * Signs a parent in from the sign-in page, with the captcha.
 * `u` e-mail, `p` password, `c` captcha, `l` language, `tzn` time zone (service spec §7).
 */
export const login2 = action('login2', {
  summary: 'Signs a parent in from the sign-in page, with the captcha',
  access: anyone,
  data: z.object({
    u: z.string().max(254),
    p: password,
    c: captcha,
    l: languageCode,
    tzn: timeZoneName.default(''),
    ...tracking.shape,
  }),
  reply: z.object({ lang: languageCode }),
  codes: [Code.BadCredentials, Code.CaptchaError],
  limits: [
    { by: 'address', count: 60, seconds: 600 },
    { by: { field: 'u' }, count: 20, seconds: 900 },
  ],
});
