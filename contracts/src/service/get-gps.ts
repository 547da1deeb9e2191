import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, page, period } from '../schemas/basics.js';
import { gpsPoint, longStay, MAX_GPS_POINTS } from '../schemas/location.js';

/**
 * The positions of an interval by time, and the long stays among them. `fb` is 1 when the interval has none: then `data`
 * holds the last one that is known from before, or nothing.
 */
export const getGPS = action('getGPS', {
  summary: 'The positions of an interval by time, and the long stays among them',
  access: device('getGPS'),
  data: deviceRef.extend({
    ...period.shape,
    offset: page.shape.offset,
    count: z.int().min(0).max(MAX_GPS_POINTS),
  }),
  reply: z.object({ data: z.array(gpsPoint), dataEx: z.array(longStay), fb: z.int() }),
  codes: [Code.NotFound, Code.AccessDenied],
});
