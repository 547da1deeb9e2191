import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, page, period } from '../schemas/basics.js';
import { filter, visit } from '../schemas/reports.js';

/** The pages of an interval whose domain contains a text, newest first, and how many in all */
export const getUrls = action('getUrls', {
  summary: 'The pages of an interval whose domain contains a text, newest first, and how many in all',
  access: device('getUrls'),
  data: deviceRef.extend({ ...period.shape, ...page.shape, filter }),
  reply: z.object({ data: z.array(visit), total: z.int() }),
  codes: [Code.NotFound, Code.AccessDenied],
});
