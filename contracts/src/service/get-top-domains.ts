import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, period } from '../schemas/basics.js';
import { topDomains } from '../schemas/top.js';

/** The most visited domains of an interval. */
export const getTopDomains = action('getTopDomains', {
  summary: 'The most visited domains of an interval',
  access: device('getTopDomains'),
  data: deviceRef.extend(period.shape),
  reply: topDomains,
  codes: [Code.NotFound, Code.AccessDenied],
});
