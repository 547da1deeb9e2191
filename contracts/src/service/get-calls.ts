import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, page, period } from '../schemas/basics.js';
import { call } from '../schemas/phone.js';

/** The phone calls of an interval, newest first, and how many there are in all. */
export const getCalls = action('getCalls', {
  summary: 'The phone calls of an interval, newest first, and how many there are in all',
  access: device('getCalls'),
  data: deviceRef.extend({ ...period.shape, ...page.shape }),
  reply: z.object({ data: z.array(call), total: z.int() }),
  codes: [Code.NotFound, Code.AccessDenied],
});
