import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { languageCode } from '../schemas/basics.js';
import { user } from '../schemas/account.js';

/** The signed-in parent, or status `login` when nobody is. */
export const logged = action('logged', {
  summary: 'The signed-in parent, or status `login` when nobody is',
  access: account,
  data: z.object({ l: languageCode.optional() }),
  reply: user,
});
