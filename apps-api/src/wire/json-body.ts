import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * One escape of a JSON text: a pair of surrogates; a surrogate on its own, or NUL (the group); or any other. The last
 * alternative also takes an escaped backslash, so that what follows it is not read as an escape.
 */
const ESCAPE =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(\\u(?:0000|[dD][89a-fA-F][\da-fA-F]{2}))|\\[^]/g;

/**
 * Replaces lone surrogates and NUL by U+FFFD in a JSON text, where only an escape can write them: not every database
 * stores them, and one that does not would make the caller's mistake our fault.
 */
export function storableJson(text: string): string {
  if (!text.includes('\\u')) return text;
  return text.replaceAll(ESCAPE, (escape, unstorable: string | undefined) =>
    unstorable ? '\\ufffd' : escape,
  );
}

type Done = (error: Error | null, body?: unknown) => void;

/** Fastify's parser of JSON bodies, which refuses `__proto__` and `constructor.prototype`, for storable texts only. */
export function jsonBodyParser(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer, done: Done): void => {
    void parse(request, storableJson(body.toString('utf8')), done);
  };
}
