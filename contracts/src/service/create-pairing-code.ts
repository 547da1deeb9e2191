import { z } from 'zod';
import { profile } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { profileRef, seconds } from '../schemas/basics.js';

/** Makes the code, and its QR payload, with which a device joins a profile: single use, 15 minutes. */
export const createPairingCode = action('createPairingCode', {
  summary: 'Makes the code, and its QR payload, with which a device joins a profile: single use, 15 minutes',
  access: profile,
  data: profileRef,
  reply: z.object({ code: z.string(), payload: z.string(), expires: seconds }),
  codes: [Code.NotFound, Code.MaximumDevices],
  limits: [{ by: 'account', count: 60, seconds: 3600 }],
  extension: true,
});
