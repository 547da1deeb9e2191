import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../platform/config/index.js';

type Headers = Readonly<Record<string, string>>;

/**
 * Puts the security headers on every answer. A page gets all of them: no script, frame or font comes from elsewhere, but
 * for Stripe's card form where there are keys of Stripe;
 * styles may be inline because dialogs and toasts write their own. The wire's answers are JSON that is never shown, so
 * they get the few that matter for data. HTTPS is demanded only where the panel is reached by it.
 */
export function addSecurityHeaders(server: FastifyInstance, config: Config): void {
  const page = pageHeaders(config);
  const data = dataHeaders(page);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.method === 'POST' ? data : page);
    done();
  });
}

function pageHeaders(config: Config): Headers {
  const stripe = config.stripe ? stripeSources : noSources;
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...stripe.scripts],
        ...(stripe.frames.length > 0 ? { 'frame-src': stripe.frames } : {}),
        'worker-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': [
          "'self'",
          'data:',
          'blob:',
          ...originOf(config.trackingPixelUrl),
          ...originOf(config.mapTiles?.url),
          ...stripe.pictures,
        ],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...originOf(config.consentServiceUrl), ...stripe.calls],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
      },
    },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

/** What Stripe's card form needs, as Stripe says (https://docs.stripe.com/security/guide); decision 0171. */
const stripeSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  pictures: ['https://*.stripe.com'],
};

/** Without keys of Stripe no page of ours knows it. */
const noSources: Readonly<Record<keyof typeof stripeSources, string[]>> = {
  scripts: [],
  frames: [],
  calls: [],
  pictures: [],
};

/** Where an address that the operator configured is, for a policy; nothing without one. */
function originOf(address: string | undefined): string[] {
  return address === undefined ? [] : [new URL(address).origin];
}

function dataHeaders(page: Headers): Headers {
  const kept = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];
  return {
    ...Object.fromEntries(Object.entries(page).filter(([name]) => kept.includes(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  };
}

/** What the headers' middleware would write on any answer: asked once, because it writes the same on every one. */
function headersOf(options: Parameters<typeof helmet>[0]): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
