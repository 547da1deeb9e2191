import { z } from 'zod';

/** A time in UTC epoch seconds. */
export const seconds = z.int().min(0).max(4_102_444_800);

/** An id that the application made: a positive integer that a JSON number holds exactly. */
export const id = z.int().positive();

/** A flag as the spec has them: 0 no, 1 yes. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A language code; an unknown one falls back to the default where it is used. */
export const languageCode = z.string().max(8);

/** An empty data object. Fields that an action does not know are dropped. */
export const nothing = z.object({});

/** A profile of the account. */
export const profileRef = z.object({ profile: id });

/** A profile and one of its devices. */
export const deviceRef = z.object({ profile: id, device: id });

/** An interval in epoch seconds, both ends included. */
export const period = z.object({ dateFrom: seconds, dateTo: seconds });

/** Which rows of a list: how many to leave out and how many to give. */
export const page = z.object({ offset: z.int().min(0), count: z.int().min(0).max(1_000_000) });

/** A captcha's answer: the proof of work, base64 JSON. */
export const captcha = z.string().max(4096);

/** A password as typed; length rules answer with code 17, so only the upper bound stands here. */
export const password = z.string().max(1024);

/** An IANA time zone's name; an unknown one falls back to UTC where it is used. */
export const timeZoneName = z.string().max(64);

/** The campaign values that travel with sign-in and registration; stored only with consent. */
export const tracking = z.object({
  ga: z.string().max(256).optional(),
  gid: z.string().max(256).optional(),
  gclid: z.string().max(256).optional(),
  session_id: z.string().max(256).optional(),
  session_no: z.string().max(256).optional(),
  utm_source: z.string().max(256).optional(),
  utm_medium: z.string().max(256).optional(),
  utm_campaign: z.string().max(256).optional(),
});
