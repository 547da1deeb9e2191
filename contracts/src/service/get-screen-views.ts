import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, page } from '../schemas/basics.js';
import { screenView } from '../schemas/screens.js';

/** Who looked at the screens of a device, when and at what, newest first, and how many such looks there are in all. */
export const getScreenViews = action('getScreenViews', {
  summary:
    'Who looked at the screens of a device, when and at what, newest first, and how many looks there are',
  access: device(),
  data: deviceRef.extend(page.shape),
  reply: z.object({ total: z.int(), items: z.array(screenView) }),
  codes: [Code.NotFound],
  extension: true,
});
