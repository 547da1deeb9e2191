import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef } from '../schemas/basics.js';
import { grabbedScreen } from '../schemas/screens.js';

/**
 * Asks a device for a picture of its screen and waits for it, up to 15 seconds. That there is none is an answer, not a
 * failure: `state` says why.
 */
export const screenGrab = action('screenGrab', {
  summary: 'Asks a device for a picture of its screen, and says its id or why there is none',
  access: device(),
  data: deviceRef,
  reply: grabbedScreen,
  codes: [Code.NotFound],
  limits: [{ by: 'account', count: 30, seconds: 60 }],
});
