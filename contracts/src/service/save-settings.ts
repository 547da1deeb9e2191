import { z } from 'zod';
import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef } from '../schemas/basics.js';
import { deviceSettings } from '../schemas/settings.js';

/** Saves some of a device's rules and gives them a new version. */
export const saveSettings = action('saveSettings', {
  summary: "Saves some of a device's rules and gives them a new version",
  access: device('saveSettings'),
  data: deviceRef.extend({ data: deviceSettings.partial() }),
  reply: z.object({ version: z.int() }),
  codes: [Code.NotFound, Code.AccessDenied],
});
