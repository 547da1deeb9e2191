import { AdminError } from './admin-error.js';

/** How many lines a list has: what was typed, 50 without. @throws AdminError */
export function readCount(typed = '50'): number {
  const count = Number(typed);
  if (!Number.isInteger(count) || count < 1 || count > 10_000) throw new AdminError('--count is 1 to 10000');
  return count;
}
