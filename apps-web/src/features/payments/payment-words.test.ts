import { expect, test } from 'vitest';
import { statusWord } from './payment-words.js';

test('each status of the list has a word of its own', () => {
  const words = [0, 1, -1, -2, -3, -100].map(statusWord);
  expect(new Set(words).size).toBe(words.length);
});

test('any other status is pending', () => {
  for (const status of [-999, -500, 7]) expect(statusWord(status)).toBe('billing.status.pending');
});
