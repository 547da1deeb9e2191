import { z } from 'zod';

/** The most positions that one answer holds. */
export const MAX_GPS_POINTS = 10_000;

/** A position: `ts` in epoch seconds, `v` the speed in metres a second. */
export const gpsPoint = z.object({ lat: z.number(), lng: z.number(), ts: z.int(), v: z.number() });

/**
 * A long stay: its middle, from `ts1` to `ts2` in epoch seconds, `elapsed` the seconds between; `lngLen` is the radius of
 * its circle as degrees of longitude at its latitude.
 */
export const longStay = z.object({
  lat: z.number(),
  lng: z.number(),
  lngLen: z.number(),
  ts1: z.int(),
  ts2: z.int(),
  elapsed: z.int(),
});

/** The device's condition at a moment: `gps` 3 is on, `battery` in percent. */
export const health = z.object({ ts: z.int(), gps: z.int(), battery: z.int() });
