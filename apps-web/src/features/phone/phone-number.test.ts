import { expect, test } from 'vitest';
import { numberKey } from './phone-number.js';

test('is the same for every spelling of a number', () => {
  const keys = ['+48 539 990 101', '0048539990101', '539-990-101', '(539) 990 101'].map(numberKey);
  expect(new Set(keys).size).toBe(1);
});

test('tells numbers apart', () => {
  expect(numberKey('+48539990101')).not.toBe(numberKey('+48539990102'));
});

test('takes a short number for itself alone', () => {
  expect(numberKey('112')).toBe(numberKey('112'));
  expect(numberKey('112')).not.toBe(numberKey('+48 539 990 112'));
});

test.each(['', '   ', 'PKO BP', 'INFO2', '<b>1234567</b>'])('is none for "%s"', (text) => {
  expect(numberKey(text)).toBeNull();
});
