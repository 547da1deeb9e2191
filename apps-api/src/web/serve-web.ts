import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Code } from '@ostoja/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/index.js';
import { withPageSettings } from './page-settings.js';
import { serveReviews } from './reviews.js';

/** The built panel, from here in `src` as well as in `dist`. */
const BUILT = fileURLToPath(new URL('../../../apps-web/dist', import.meta.url));

/**
 * Serves the built panel: its files, and its page for every other address that a browser opens, because the
 * panel has routes of its own. The page is told what the operator configured, and finds the operator's reviews. Does
 * nothing where the panel is not built.
 */
export async function serveWeb(server: FastifyInstance, config: Config, folder = BUILT): Promise<void> {
  const files = listFiles(folder);
  if (!files.has('index.html')) return;
  const page = withPageSettings(readFileSync(join(folder, 'index.html'), 'utf8'), config);
  await server.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
  serveReviews(server, config);
  server.get('/*', (request, reply) => {
    const path = decodeURI(request.url.split('?', 1)[0] ?? '').slice(1);
    if (files.has(path) && path !== 'index.html') {
      // Only built assets carry a hash in their name, so only they never change.
      const forever = path.startsWith('assets/');
      return reply
        .header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
        .sendFile(path);
    }
    if (!request.headers.accept?.includes('text/html')) {
      return reply.code(404).send({ status: 'error', code: Code.BadRequest, requestId: request.id });
    }
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

function listFiles(folder: string): Set<string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
}
