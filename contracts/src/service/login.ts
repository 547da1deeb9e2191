import { z } from 'zod';
import { anyone } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { languageCode, password } from '../schemas/basics.js';

/** Signs a device or API client in, without a captcha and therefore under tighter limits. */
export const login = action('login', {
  summary: 'Signs a device or API client in, without a captcha and therefore under tighter limits',
  access: anyone,
  data: z.object({ u: z.string().max(254), p: password, l: languageCode }),
  reply: z.object({ lang: languageCode }),
  codes: [Code.BadCredentials],
  limits: [
    { by: 'address', count: 20, seconds: 600 },
    { by: { field: 'u' }, count: 10, seconds: 900 },
  ],
});
