import { z } from 'zod';
import { profile } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { period, profileRef } from '../schemas/basics.js';
import { dayDevice, dayPlace } from '../schemas/day.js';

/**
 * What a child did between two moments, on every device of the profile: the day ribbon's data.
 * Up to 25 hours.
 */
export const getDay = action('getDay', {
  summary: "What a child did between two moments, on every device of the profile: the day ribbon's data",
  access: profile,
  data: profileRef
    .extend(period.shape)
    .refine((data) => data.dateTo >= data.dateFrom && data.dateTo - data.dateFrom <= 90_000, {
      error: 'at most 25 hours',
    }),
  reply: z.object({ devices: z.array(dayDevice), places: z.array(dayPlace) }),
  codes: [Code.NotFound],
  extension: true,
});
