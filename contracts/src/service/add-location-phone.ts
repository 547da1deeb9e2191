import { z } from 'zod';
import { profile } from '../access.js';
import { action } from '../action.js';
import { Code } from '../codes.js';
import { id, profileRef } from '../schemas/basics.js';
import { text } from '../schemas/text.js';

/**
 * Adds a phone that tells only where it is and how full its battery is, with an app of an app store instead of our
 * agent, and answers how to set up either app. Both hold the phone's secret, which is told this once. A `link` opened
 * on the phone, or read by it as a QR code, does the whole set-up.
 */
export const addLocationPhone = action('addLocationPhone', {
  summary:
    'Adds a phone that tells its place with OwnTracks or Traccar Client, and answers their set-up, once',
  access: profile,
  data: profileRef.extend({
    friendlyName: z.string().trim().min(1).max(64).pipe(text(64)),
    osName: z.enum(['Android', 'iOS']),
  }),
  reply: z.object({
    device: id,
    /** The app's HTTP mode: the address and what to sign in with. */
    ownTracks: z.object({ url: z.string(), userName: z.string(), password: z.string(), link: z.string() }),
    /** The app's server address and device identifier. */
    traccarClient: z.object({ url: z.string(), identifier: z.string(), link: z.string() }),
  }),
  codes: [Code.NotFound, Code.MaximumDevices],
  limits: [{ by: 'account', count: 60, seconds: 3600 }],
  extension: true,
});
