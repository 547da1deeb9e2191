import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef } from '../schemas/basics.js';
import { savedSettings } from '../schemas/settings.js';

/**
 * Saves some of a device's rules and gives them a new version. A bonus without a day is for the device's today; one for
 * later than its tomorrow is code -1. Nothing at all keeps the version.
 */
export const saveSettings = action('saveSettings', {
  summary: "Saves some of a device's rules and gives them a new version",
  access: device('saveSettings'),
  data: deviceRef.extend({ data: savedSettings }),
  reply: z.object({ version: z.int() }),
  codes: [Code.NotFound, Code.AccessDenied],
});
