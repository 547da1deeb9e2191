import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { languageCode, nothing } from '../schemas/basics.js';

/** Mails the confirmation link and code again. */
export const resendEmailConfirm = action('resendEmailConfirm', {
  summary: 'Mails the confirmation link and code again',
  access: account,
  data: z.object({ l: languageCode }),
  reply: nothing,
  limits: [{ by: 'account', count: 5, seconds: 900 }],
});
