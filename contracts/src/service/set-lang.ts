import { z } from 'zod';
import { account } from '../access.js';
import { action } from '../action.js';
import { languageCode } from '../schemas/basics.js';

/** Stores the account's language. */
export const setLang = action('setLang', {
  summary: "Stores the account's language",
  access: account,
  data: z.object({ l: languageCode }),
  reply: z.object({ lang: languageCode }),
});
