import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/index.js';
import { errorForLog } from './error-for-log.js';

/**
 * Where secrets may stand in what gets logged: headers, and the fields of a body that the wire names (`p` password,
 * `o` and `n` old and new password, `c` codes and captchas, hashes and tokens).
 */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  'headers.authorization',
  'headers.cookie',
  'headers["set-cookie"]',
  ...['', '*.', '*.*.'].flatMap((at) =>
    ['p', 'o', 'n', 'c', 'password', 'token', 'hash', 'code', 'pin', 'secret', 'jpeg'].map(
      (name) => at + name,
    ),
  ),
];

/** Fastify's options for structured logs without secrets and with a request id on every line. */
export function loggerOptions(config: Config): Pick<FastifyServerOptions, 'logger' | 'genReqId'> {
  return {
    logger: {
      level: config.logLevel,
      redact: { paths: SECRETS, censor: '[removed]' },
      serializers: {
        err: errorForLog,
        // No query: links carry codes.
        req: (request: { method: string; url: string; ip?: string }) => ({
          method: request.method,
          path: request.url.split('?', 1)[0],
          address: request.ip,
        }),
      },
    },
    // Never the caller's own id: it could be anything, and two callers could share one.
    genReqId: () => randomUUID(),
  };
}
