import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, period } from '../schemas/basics.js';
import { topApps, topDomains, topSearches } from '../schemas/top.js';

/** The most used apps, most visited and most blocked domains and most searched words of an interval, in one bundle. */
export const getTop = action('getTop', {
  summary:
    'The most used apps, most visited and most blocked domains and most searched words of an interval, in one bundle',
  access: device('getTop'),
  data: deviceRef.extend(period.shape),
  reply: z.object({ apps: topApps, domains: topDomains, blocked: topDomains, search: topSearches }),
  codes: [Code.NotFound, Code.AccessDenied],
});
