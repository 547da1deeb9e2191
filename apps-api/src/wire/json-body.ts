import type { FastifyInstance, FastifyRequest } from 'fastify';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACKET = 0x5d;
const CLOSING_BRACE = 0x7d;

/** The length of an escape such as `\ud83d`. */
const ESCAPE = 6;

/** The four digits of U+FFFD. */
const REPLACEMENT = Buffer.from('fffd');

/** How deep a body may be nested. No action's data is half as deep, and each level costs the parser much memory. */
export const MOST_NESTING = 64;

/** Thrown for a body that is nested too deep to be an envelope. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep';
  readonly statusCode = 400;
}

/**
 * Makes a JSON text safe to parse and to store. Overwrites lone surrogates and NUL by U+FFFD: only an escape can write
 * them, not every database stores them, and one that does not would make the caller's mistake our fault. Works on the
 * bytes: a body may be nothing but escapes or brackets, and each as a value of its own would be many times the body.
 * @throws TooDeep
 */
export function mendJson(json: Buffer): void {
  let depth = 0;
  let escape = indexOrEnd(json, BACKSLASH, 0);
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) {
      // Texts are long and escapes are rare: both are searched for, not walked to.
      at = indexOrEnd(json, QUOTE, at + 1);
      while (escape < at) {
        const after = escape + mendEscape(json, escape);
        if (after > at) at = indexOrEnd(json, QUOTE, after);
        escape = indexOrEnd(json, BACKSLASH, after);
      }
    } else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      depth += 1;
      if (depth > MOST_NESTING) throw new TooDeep();
    } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) depth -= 1;
  }
}

function indexOrEnd(json: Buffer, byte: number, from: number): number {
  const index = json.indexOf(byte, from);
  return index === -1 ? json.length : index;
}

/** Overwrites the escape that begins here if nothing can store what it means, and gives its length. */
function mendEscape(json: Buffer, at: number): number {
  const unit = escapedUnit(json, at);
  if (unit === undefined) return 2;
  if (isHigh(unit) && isLow(escapedUnit(json, at + ESCAPE))) return 2 * ESCAPE;
  if (unit === 0 || isHigh(unit) || isLow(unit)) json.set(REPLACEMENT, at + 2);
  return ESCAPE;
}

/** The UTF-16 unit that is escaped here, or undefined where there is no `\u` with four digits. */
function escapedUnit(json: Buffer, at: number): number | undefined {
  if (json[at] !== BACKSLASH || json[at + 1] !== LETTER_U) return undefined;
  let unit = 0;
  for (let digit = at + 2; digit < at + ESCAPE; digit++) {
    const value = hexDigit(json[digit]);
    if (value === undefined) return undefined;
    unit = unit * 16 + value;
  }
  return unit;
}

function hexDigit(byte: number | undefined): number | undefined {
  if (byte === undefined) return undefined;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : undefined;
}

function isHigh(unit: number | undefined): boolean {
  return unit !== undefined && unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number | undefined): boolean {
  return unit !== undefined && unit >= 0xdc00 && unit <= 0xdfff;
}

type Done = (error: Error | null, body?: unknown) => void;

/** Fastify's parser of JSON bodies, which refuses `__proto__` and `constructor.prototype`, for storable text only. */
export function jsonBodyParser(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer, done: Done): void => {
    try {
      mendJson(body);
    } catch (error) {
      done(error as TooDeep);
      return;
    }
    void parse(request, body.toString('utf8'), done);
  };
}
