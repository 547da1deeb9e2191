import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { appChanges } from '../schemas/apps.js';
import { deviceRef } from '../schemas/basics.js';

/**
 * Saves the rules of the apps in the list, all or none, and gives the device's rules a new version. Apps that are not
 * in the list keep theirs; an id that is not this device's is refused with code 16, one that stands twice with -1.
 */
export const setApps = action('setApps', {
  summary: "Saves the rules of a list of apps, all or none, and gives the device's rules a new version",
  access: device('setApps'),
  data: deviceRef.extend({ data: appChanges }),
  reply: z.object({ version: z.int() }),
  codes: [Code.NotFound, Code.AccessDenied],
});
