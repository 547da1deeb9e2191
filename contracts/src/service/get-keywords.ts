import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, page, period } from '../schemas/basics.js';
import { filter, keyword } from '../schemas/reports.js';

/** The searches of an interval whose words contain a text, newest first, and how many in all */
export const getKeywords = action('getKeywords', {
  summary: 'The searches of an interval whose words contain a text, newest first, and how many in all',
  access: device('getKeywords'),
  data: deviceRef.extend({ ...period.shape, ...page.shape, filter }),
  reply: z.object({ data: z.array(keyword), total: z.int() }),
  codes: [Code.NotFound, Code.AccessDenied],
});
