import { z } from 'zod';
import { timeZoneName } from './basics.js';

/** Seconds ahead of UTC, of any clock on earth. */
const utcOffset = z.int().min(-43_200).max(50_400);

/** What a parent sets for the whole account (panel spec §3, Global settings). */
export const globalSettings = z.object({
  /** Whether the Windows agent may update itself. */
  automaticUpdates: z.boolean(),
  /** Whether the daily report is mailed. */
  sendReports: z.boolean(),
  /** How far the zone's clocks are ahead of UTC, seconds: now, when it is read. */
  utc: utcOffset,
  /** An IANA zone, such as `Europe/Warsaw`. */
  timeZoneName: timeZoneName.min(1),
});
