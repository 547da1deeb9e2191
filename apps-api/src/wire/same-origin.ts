import type { FastifyRequest } from 'fastify';

/**
 * Whether a request may carry the browser's cookie: it came from our own pages, or from no page at all
 * (an API client sends neither header). A page elsewhere that posts with the parent's cookie is refused,
 * besides `SameSite=Lax`, which not every browser honours.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const host = publicUrl ? new URL(publicUrl).host : request.headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
