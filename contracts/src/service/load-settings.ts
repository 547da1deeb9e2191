import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef } from '../schemas/basics.js';
import { deviceSettings } from '../schemas/settings.js';

/** The rules of a device, every field. */
export const loadSettings = action('loadSettings', {
  summary: 'The rules of a device, every field',
  access: device('loadSettings'),
  data: deviceRef,
  reply: deviceSettings,
  codes: [Code.NotFound, Code.AccessDenied],
});
