import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, period } from '../schemas/basics.js';
import { topDomains } from '../schemas/top.js';

/** The domains most often blocked in an interval. */
export const getTopBlocked = action('getTopBlocked', {
  summary: 'The domains most often blocked in an interval',
  access: device('getTopBlocked'),
  data: deviceRef.extend(period.shape),
  reply: topDomains,
  codes: [Code.NotFound, Code.AccessDenied],
});
