import { expect, test } from 'vitest';
import { pieParts } from './pie-parts.js';

const line = (label: string, count: number, percent: number) => ({ label, count, percent });

test('gives every line its part when the list is whole', () => {
  const parts = pieParts([line('a', 3, 75), line('b', 1, 25)], 'other');
  expect(parts.map(({ label, value }) => [label, value])).toEqual([
    ['a', 3],
    ['b', 1],
  ]);
});

test('gathers what the list left out in one part', () => {
  expect(pieParts([line('a', 30, 30), line('b', 20, 20)], 'other').at(-1)).toMatchObject({
    label: 'other',
    value: 50,
  });
});

test('gathers the end of a long list, so that every part can be told apart', () => {
  const parts = pieParts(
    'abcdefghij'.split('').map((label) => line(label, 1, 10)),
    'other',
  );
  expect(parts.map(({ value }) => value)).toEqual([1, 1, 1, 1, 1, 1, 1, 3]);
});

test('is empty without a list', () => {
  expect(pieParts([], 'other')).toEqual([]);
});
