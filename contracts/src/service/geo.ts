import { z } from 'zod';
import { anyone } from '../access.js';
import { action } from '../action.js';
import { nothing } from '../schemas/basics.js';

/** The caller's country, or `-` when unknown. */
export const geo = action('geo', {
  summary: "The caller's country, or `-` when unknown",
  access: anyone,
  data: nothing,
  reply: z.object({ countryCode: z.string() }),
});
