import { z } from 'zod';
import { deviceRef, id, page } from './basics.js';
import { text } from './text.js';

/** Why there is no picture of a screen (panel spec §4). */
export const noScreenState = z.enum([
  /** Taking pictures is switched off on the device. */
  'deactivated',
  /** The device has not spoken for two minutes; it was not asked. */
  'offline',
  /** The device is there and was asked, and no picture came in time. One that comes later is in the gallery. */
  'timeout',
  /** The screen is dark. */
  'screenoff',
  /** The device's system, or who uses it, does not allow pictures. */
  'intent',
  /** The device tried and failed. */
  'error',
]);

/** What became of asking for a picture: the id to fetch it by, or why there is none. */
export const grabbedScreen = z.discriminatedUnion('state', [
  z.object({ state: z.literal('done'), id }),
  z.object({ state: noScreenState }),
]);

/** A saved screen without its picture: `ts` in epoch seconds, the app that was in front. */
export const screenHeader = z.object({ id, ts: z.int(), app: z.string() });

/** A saved screen: its header, who was signed in on the device, and the picture, a JPEG in base64. */
export const screenPicture = screenHeader.extend({ userName: z.string(), jpeg: z.string() });

/**
 * One look at the screens of a device: all that one sign-in saw of them without a break of five minutes. Times are epoch
 * seconds.
 */
export const screenView = z.object({
  id,
  /** When the look began, and when its last picture was sent. */
  ts: z.int(),
  until: z.int(),
  /** `live`: pictures that were taken for this look. `saved`: pictures that were there before. */
  kind: z.enum(['live', 'saved']),
  /** How many pictures were sent. */
  pictures: z.int(),
  /** When the oldest and the newest of them were taken. */
  from: z.int(),
  to: z.int(),
  /** What the parent looked with, such as "Chrome, Windows"; empty when it did not say. */
  browser: z.string(),
});

/** Whose screens: those of one user of the device, or of everybody on it when `userName` is empty. */
export const screensOf = deviceRef.extend({ userName: text(190).default(''), ...page.shape });

/** Ids as a comma list, at least one and at most `most` of them; one that is named twice counts once. */
export function idList(most: number) {
  return z
    .string()
    .max(most * 20)
    .regex(/^ *\d{1,16}(?: *, *\d{1,16})* *$/)
    .transform((list) => [...new Set(list.split(',').map(Number))])
    .pipe(z.array(id).max(most));
}
