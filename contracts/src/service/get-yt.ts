import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, page, period } from '../schemas/basics.js';
import { video } from '../schemas/reports.js';

/** The videos watched in an interval, newest first, and how many in all. */
export const getYT = action('getYT', {
  summary: 'The videos watched in an interval, newest first, and how many in all',
  access: device(),
  data: deviceRef.extend({ ...period.shape, ...page.shape }),
  reply: z.object({ data: z.array(video), total: z.int() }),
  codes: [Code.NotFound],
});
