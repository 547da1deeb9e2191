import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef } from '../schemas/basics.js';

/**
 * Switches a device's protection off for `period` seconds, on with 0, or reads its state with -1.
 * The answer comes from the device itself; a device that does not answer gives status `pending`.
 */
export const enableDisable = action('enableDisable', {
  summary: "Switches a device's protection off for `period` seconds, on with 0, or reads its state with -1",
  access: device(),
  data: deviceRef.extend({ period: z.int().min(-1).max(86_400) }),
  reply: z.object({ period: z.int() }),
  codes: [Code.NotFound],
});
