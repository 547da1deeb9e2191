import { z } from 'zod';
import { anyone } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { captcha, languageCode, password, timeZoneName, tracking } from '../schemas/basics.js';

/**
 * Makes a parent's account and signs it in.
 * `u` e-mail, `p` password, `t` phone, `l` language, `c` captcha, `agreements` the ids agreed to, `dl` the
 * device's own language, `tzo` its offset from UTC in seconds, `tzn` its time zone's name (service spec §7).
 */
export const register = action('register', {
  summary: "Makes a parent's account and signs it in",
  access: anyone,
  data: z.object({
    u: z.string().max(254),
    p: password,
    t: z.string().max(32).default(''),
    l: languageCode,
    c: captcha,
    agreements: z.array(z.string().max(64)).max(20),
    dl: z.string().max(35).default(''),
    tzo: z.int().min(-86_400).max(86_400).default(0),
    tzn: timeZoneName.default(''),
    ...tracking.shape,
  }),
  reply: z.object({ lang: languageCode }),
  codes: [Code.CaptchaError, Code.AlreadyRegistered, Code.RegisterError, Code.PasswordTooShort],
  limits: [{ by: 'address', count: 20, seconds: 3600 }],
});
