import { z } from 'zod';
import { seconds } from './basics.js';
import { requiredText, text } from './text.js';

/** A picture that a device may send for an app: a PNG as a data address, at most 12 kB, or nothing. */
const icon = z
  .string()
  .max(12_288)
  .regex(/^(data:image\/png;base64,[A-Za-z0-9+/]+=*)?$/);

/**
 * How long a page or a video was in front, seconds: what counts into the internet's limit. A device that does not count
 * leaves it out.
 */
const timeInFront = z.int().min(0).max(86_400).optional();

/** An installed (or no longer installed) app. `firstSeen` is the device's word. */
export const appRow = z.object({
  pkg: requiredText(190),
  name: requiredText(190),
  ico: icon.default(''),
  version: text(64).default(''),
  system: z.boolean().default(false),
  uninstalled: z.boolean().default(false),
  firstSeen: seconds,
});

/** One stretch of an app in front: from–to in epoch seconds. */
export const usageRow = z
  .object({ pkg: requiredText(190), from: seconds, to: seconds })
  .refine((row) => row.to >= row.from && row.to - row.from <= 86_400, {
    error: 'a stretch ends after it starts and lasts at most a day',
  });

/** A page that was opened or refused; `blocked` is the visit code of panel spec §3. */
export const visitRow = z.object({
  ts: seconds,
  url: text(2048),
  domain: requiredText(190),
  blocked: z.int().min(-99).max(99),
  seconds: timeInFront,
});

/** A search: which words on which engine. */
export const searchRow = z.object({
  ts: seconds,
  keyword: requiredText(190),
  url: text(2048),
  engine: text(32),
});

/** Something other than a page that the device refused: an app, a video, the settings. */
export const blockRow = z.object({
  ts: seconds,
  kind: z.enum(['app', 'video', 'settings']),
  /** The app's package or the video's id. */
  subject: requiredText(190),
  /** A visit code, read as for pages. */
  code: z.int().min(1).max(99),
});

/** A position; `v` is the speed in metres a second. */
export const positionRow = z.object({
  ts: seconds,
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  v: z.number().min(0).max(400),
  accuracy: z.number().min(0).max(100_000).default(0),
});

/** The device's condition: `gps` 3 is on; `battery` in percent. */
export const healthRow = z.object({
  ts: seconds,
  gps: z.int().min(0).max(9),
  battery: z.int().min(0).max(100),
});

/** A phone call; `callType` 2 is outgoing, anything else incoming; `duration` in seconds. */
export const callRow = z.object({
  ts: seconds,
  duration: z.int().min(0).max(604_800),
  location: text(190).default(''),
  formattedNumber: text(64),
  normalizedNumber: text(64),
  callType: z.int().min(0).max(9),
});

/** A text message; `msgType` 2 is outgoing, anything else incoming. */
export const smsRow = z.object({
  ts: seconds,
  body: text(8000),
  phoneNo: text(64),
  msgType: z.int().min(0).max(9),
});

/** A contact of the phone book. */
export const contactRow = z.object({
  contactId: requiredText(190),
  name: text(190),
  text: text(190).default(''),
  text2: text(190).default(''),
  lastContacted: seconds.default(0),
  lastUpdated: seconds,
});

/** A video that was watched or refused. */
export const videoRow = z.object({
  ts: seconds,
  videoid: requiredText(64),
  channelid: text(64),
  title: text(500),
  author: text(190),
  created: seconds.default(0),
  thumbnaildefault: text(512).default(''),
  blocked: z.int().min(0).max(1),
  seconds: timeInFront,
});

/** All kinds of rows that a batch may carry, each by the name it has in `rows`. */
export const telemetryRows = {
  apps: appRow,
  usage: usageRow,
  visits: visitRow,
  searches: searchRow,
  blocks: blockRow,
  positions: positionRow,
  health: healthRow,
  calls: callRow,
  smses: smsRow,
  contacts: contactRow,
  videos: videoRow,
} as const;

/** The name of a kind of row. */
export type TelemetryKind = keyof typeof telemetryRows;

/** The most rows of all kinds together that one batch may carry. */
export const MAX_BATCH_ROWS = 2000;
