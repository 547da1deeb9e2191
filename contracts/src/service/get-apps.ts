import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { app } from '../schemas/apps.js';
import { deviceRef, flag } from '../schemas/basics.js';

/** The apps of a device, the last used first, with `includeSystem` those of the system, with `includeDeleted` those that are gone. */
export const getApps = action('getApps', {
  summary: 'The apps of a device with their rules and their use, the last used first; at most 5,000',
  access: device('getApps'),
  data: deviceRef.extend({ includeSystem: flag.default(0), includeDeleted: flag.default(0) }),
  reply: z.object({ data: z.array(app) }),
  codes: [Code.NotFound, Code.AccessDenied],
});
