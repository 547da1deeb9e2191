import { expect, test } from 'vitest';
import { clockFace, untilNext } from './countdown.js';

test.each([
  [120_000, '2:00'],
  [119_001, '2:00'],
  [65_000, '1:05'],
  [900, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
])('shows %i ms as %s', (milliseconds, face) => {
  expect(clockFace(milliseconds)).toBe(face);
});

test('a picture that is overdue is due', () => {
  expect(untilNext(1000, 5000)).toBe(0);
  expect(untilNext(5000, 1000)).toBe(4000);
});
