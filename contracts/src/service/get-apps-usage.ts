import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { appUsage, usagePage } from '../schemas/apps.js';
import { deviceRef, period } from '../schemas/basics.js';

/** How each app was used in an interval, the most used first, and how many apps there are in all. */
export const getAppsUsage = action('getAppsUsage', {
  summary: 'How each app was used in an interval, the most used first, and how many apps there are in all',
  access: device('getAppsUsage'),
  data: deviceRef.extend({ ...period.shape, ...usagePage.shape }),
  reply: z.object({ data: z.array(appUsage), total: z.int() }),
  codes: [Code.NotFound, Code.AccessDenied],
});
