import { z } from 'zod';
import { id, seconds } from './basics.js';

const stretch = z.object({ from: seconds, to: seconds });

/** One device's day: stretches of use by app, refused tries, and when the schedule was open. */
export const dayDevice = z.object({
  device: id,
  /** Seconds of use in the asked interval. */
  elapsed: z.int(),
  used: z.array(stretch.extend({ app: z.string() })),
  blocked: z.array(
    z.object({
      at: seconds,
      kind: z.enum(['site', 'app', 'video', 'settings']),
      subject: z.string(),
      /** A visit code. */
      code: z.int(),
    }),
  ),
  /** When the schedule of the present rules lets apps run. */
  open: z.array(stretch),
});

/** A long stay: places that are near each other share `place`, counted from 1 by first visit. */
export const dayPlace = stretch.extend({ place: z.int(), lat: z.number(), lng: z.number() });
