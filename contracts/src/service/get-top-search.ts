import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, period } from '../schemas/basics.js';
import { topSearches } from '../schemas/top.js';

/** The most searched words of an interval. */
export const getTopSearch = action('getTopSearch', {
  summary: 'The most searched words of an interval',
  access: device('getTopSearch'),
  data: deviceRef.extend(period.shape),
  reply: topSearches,
  codes: [Code.NotFound, Code.AccessDenied],
});
