import { z } from 'zod';
import { anyone } from '../access.js';
import { action } from '../action.js';
import { languageCode } from '../schemas/basics.js';
import { agreement } from '../schemas/account.js';

/** The agreements of the registration form, in the asked language (panel spec §2, /register). */
export const getAllAgreements = action('getAllAgreements', {
  summary: 'The agreements of the registration form, in the asked language (panel spec §2, /register)',
  access: anyone,
  data: z.object({ l: languageCode }),
  reply: z.object({ agreements: z.array(agreement) }),
});
