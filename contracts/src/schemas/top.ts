import { z } from 'zod';

/** The most used apps: `elapsed` in seconds, `percent` of all use, `max` the largest `elapsed`. */
export const topApps = z.object({
  data: z.array(
    z.object({
      app: z.string(),
      pkg: z.string(),
      ico: z.string(),
      version: z.string(),
      /** How often it was started. */
      count: z.int(),
      elapsed: z.int(),
      percent: z.number(),
    }),
  ),
  max: z.int(),
});

/** Domains by number of visits, `percent` of all, `max` the largest `count`. */
export const topDomains = z.object({
  data: z.array(z.object({ domain: z.string(), count: z.int(), percent: z.number() })),
  max: z.int(),
});

/** Searched words by number, `percent` of all, `max` the largest `count`. */
export const topSearches = z.object({
  data: z.array(z.object({ keyword: z.string(), count: z.int(), percent: z.number() })),
  max: z.int(),
});
