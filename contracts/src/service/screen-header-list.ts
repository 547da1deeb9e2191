import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { screenHeader, screensOf } from '../schemas/screens.js';

/** The saved screens of a device without their pictures, newest first, and how many there are in all. */
export const screenHeaderList = action('screenHeaderList', {
  summary: 'The saved screens of a device without their pictures, newest first, and how many there are',
  access: device(),
  data: screensOf,
  reply: z.object({ total: z.int(), items: z.array(screenHeader) }),
  codes: [Code.NotFound],
});
