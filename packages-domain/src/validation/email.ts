import type { FieldProblem } from './text-result.js';

const pattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,8}$/i;

/** The longest address that mail can carry (RFC 5321). */
export const maxEmailLength = 254;

/** The address as it is sent and compared: without spaces around it. Its case is kept. */
export function cleanEmail(entry: string): string {
  return entry.trim();
}

/**
 * Checks an e-mail address by the pattern of panel §5, after trimming: letters, digits and `. _ % + -` before
 * the at sign, a domain, a top-level part of 2 to 8 letters, in any case.
 */
export function checkEmail(entry: string): FieldProblem {
  const email = cleanEmail(entry);
  if (email === '') return 'required';
  return email.length <= maxEmailLength && pattern.test(email) ? 'ok' : 'not-valid';
}
