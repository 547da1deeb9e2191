import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, page, period } from '../schemas/basics.js';
import { sms } from '../schemas/phone.js';

/** The text messages of an interval, newest first, and how many there are in all. */
export const getSmses = action('getSmses', {
  summary: 'The text messages of an interval, newest first, and how many there are in all',
  access: device('getSmses'),
  data: deviceRef.extend({ ...period.shape, ...page.shape }),
  reply: z.object({ data: z.array(sms), total: z.int() }),
  codes: [Code.NotFound, Code.AccessDenied],
});
