import { z } from 'zod';
import { anyone } from '../access.js';
import { action } from '../action.js';
import { nothing } from '../schemas/basics.js';

/**
 * Takes an analytics event; kept only with consent.
 * `i` the visitor's id, `n` the event's name, `d` its data.
 */
export const ae = action('ae', {
  summary: 'Takes an analytics event; kept only with consent',
  access: anyone,
  data: z.object({
    i: z.string().max(64).default(''),
    n: z.string().min(1).max(64),
    d: z
      .record(z.string().max(64), z.union([z.string().max(512), z.number(), z.boolean(), z.null()]))
      .default({}),
  }),
  reply: nothing,
  limits: [{ by: 'address', count: 600, seconds: 600 }],
});
