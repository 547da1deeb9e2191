import { reasons } from '@ostoja/domain';
import { z } from 'zod';
import { seconds } from './basics.js';
import { ruleState } from './family.js';

/** What a verdict is asked about. */
export const verdictSubject = z.discriminatedUnion('kind', [
  /** An app, by its package or program name. */
  z.object({ kind: z.literal('app'), pkg: z.string().min(1).max(190) }),
  /** A site, as a parent writes it or a device reported it; with an address, downloads are recognised. */
  z.object({
    kind: z.literal('site'),
    domain: z.string().min(1).max(253),
    url: z.string().max(2048).optional(),
  }),
  /** A YouTube video; without its channel, the channel that the device reported with it. */
  z.object({
    kind: z.literal('video'),
    videoId: z.string().min(1).max(64),
    channelId: z.string().max(64).optional(),
  }),
  /** The device's own settings. */
  z.object({ kind: z.literal('settings') }),
]);

const ofEachUse = <T extends z.ZodType>(value: T) => z.object({ apps: value, internet: value });

/** What is allowed at a moment, why and until when, and what it was judged by. */
export const explanation = z.object({
  allowed: z.boolean(),
  reason: z.enum(reasons),
  /** The reason as a visit code (panel spec §3). */
  code: z.int(),
  /** When `allowed` turns by itself, epoch seconds; null when only a parent can turn it. */
  until: z.int().nullable(),
  /** Whether the device has told of the app, or which channel the video is of; sites and settings need no telling. */
  known: z.boolean(),
  /** The device's time zone, in which the day, its hours and its limits are read. */
  timeZone: z.string(),
  /** Seconds that the device reported of that day, up to the moment. */
  used: ofEachUse(z.int().min(0)),
  /** Seconds that the day allows, with the bonus; null where nothing limits it. */
  allowance: ofEachUse(z.int().min(0).nullable()),
  /** The version of the rules that this was judged by: the newest that is saved. */
  version: z.int(),
  /** Which versions the device has. It acts as explained when `rules.inForce.version` is `version`. */
  rules: ruleState,
  /** When the device last spoke, epoch seconds; 0 for never. What it did since is not counted. */
  lastSeen: seconds,
});
