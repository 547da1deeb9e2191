import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, period } from '../schemas/basics.js';
import { topApps } from '../schemas/top.js';

/** The most used apps of an interval. */
export const getTopApps = action('getTopApps', {
  summary: 'The most used apps of an interval',
  access: device('getTopApps'),
  data: deviceRef.extend(period.shape),
  reply: topApps,
  codes: [Code.NotFound, Code.AccessDenied],
});
