import { z } from 'zod';

/** A page that was opened or refused; `blocked` is the visit code of panel spec §3. */
export const visit = z.object({ ts: z.int(), domain: z.string(), url: z.string(), blocked: z.int() });

/** A search: which words on which engine. */
export const keyword = z.object({ ts: z.int(), keyword: z.string(), url: z.string(), engine: z.string() });

/**
 * A video that was watched: `ts` is when, `created` when it was published, both epoch seconds. `blocked` is 1 when the
 * parent's lists hold the video or its channel now.
 */
export const video = z.object({
  ts: z.int(),
  videoid: z.string(),
  channelid: z.string(),
  title: z.string(),
  author: z.string(),
  created: z.int(),
  thumbnaildefault: z.string(),
  blocked: z.int(),
});

/** What a list is narrowed to: rows that contain this text; an empty one lets every row through. */
export const filter = z.string().max(190).default('');
