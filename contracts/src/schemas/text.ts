import { z } from 'zod';

/**
 * A device's text, cut to `length` characters rather than refused: telemetry is hostile text, and one
 * overlong title must not cost the batch. Lone surrogates and NUL become U+FFFD, because not every database stores them.
 */
export function text(length: number) {
  return z.string().transform((value) => clean(value, length));
}

/**
 * Like `text`, but an empty one is refused: the row says nothing without it. Spaces around it go, because names are
 * told apart by it, and one engine takes `a` and `a ` for the same name and the other does not.
 */
export function requiredText(length: number) {
  return z
    .string()
    .trim()
    .min(1)
    .transform((value) => clean(value, length).trimEnd());
}

function clean(value: string, length: number): string {
  return value.slice(0, length).toWellFormed().replaceAll('\u0000', '\uFFFD');
}
