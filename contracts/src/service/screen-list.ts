import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { screenPicture, screensOf } from '../schemas/screens.js';

/** A page of the saved screens of a device with their pictures, newest first, and how many there are in all. */
export const screenList = action('screenList', {
  summary:
    'A page of the saved screens of a device with their pictures, newest first, and how many there are',
  access: device(),
  data: screensOf.extend({ count: z.int().min(0).max(20) }),
  reply: z.object({ total: z.int(), items: z.array(screenPicture) }),
  codes: [Code.NotFound],
});
