import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@ostoja/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../platform/config/index.js';

const review = z.object({
  text: z.string().trim().min(1).max(600),
  author: z.string().trim().min(1).max(80),
  /** Who the author is, or when it was said. */
  detail: z.string().trim().max(120).optional(),
  /** Stars. */
  rating: z.int().min(1).max(5).optional(),
  /** In which language it is; without it, it is shown in all. */
  language: z.enum(languages.map(({ language }) => language)).optional(),
});

const file = z.array(review).max(100);

/** What customers said, as the operator keeps it in `reviews.json` of the data folder. */
export type Reviews = z.output<typeof file>;

/**
 * Gives the operator's reviews at `/reviews.json`, anew on each question, so that a changed file needs no restart. Without
 * the file there are none: reviews are not made up (decision 0172). A file that is not right is said in the log.
 */
export function serveReviews(server: FastifyInstance, { dataFolder }: Pick<Config, 'dataFolder'>): void {
  const path = join(dataFolder, 'reviews.json');
  server.get('/reviews.json', async (request, reply): Promise<{ reviews: Reviews }> => {
    reply.header('cache-control', 'no-cache');
    const text = await readFile(path, 'utf8').catch(() => '[]');
    const read = file.safeParse(parsed(text));
    if (!read.success) request.log.warn({ path, issues: z.prettifyError(read.error) }, 'reviews left out');
    return { reviews: read.success ? read.data : [] };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
