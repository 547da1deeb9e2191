import { device } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { deviceRef, seconds } from '../schemas/basics.js';
import { explanation, verdictSubject } from '../schemas/explanation.js';

/**
 * Whether a device may use an app, a site or a video at a moment, why, and until when: judged by the rules as they are
 * saved now and by what was used of that day before the moment. A moment whose use is not kept any more is code -1.
 */
export const explain = action('explain', {
  summary: 'Whether a device may use an app, a site or a video at a moment, why, and until when',
  access: device('loadSettings'),
  data: deviceRef.extend({ subject: verdictSubject, at: seconds }),
  reply: explanation,
  codes: [Code.NotFound, Code.AccessDenied],
  extension: true,
});
