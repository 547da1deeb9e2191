import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, seconds } from '../schemas/basics.js';
import { health } from '../schemas/location.js';

/**
 * The device's condition by time from `dateFrom` to `dateTo`, both included; without `dateFrom` the last one that is
 * known at `dateTo`.
 */
export const getHealth = action('getHealth', {
  summary: "The device's condition in an interval, or the last one that is known at a moment",
  access: device('getHealth'),
  data: deviceRef.extend({ dateFrom: seconds.optional(), dateTo: seconds }),
  reply: z.object({ data: z.array(health) }),
  codes: [Code.NotFound, Code.AccessDenied],
});
