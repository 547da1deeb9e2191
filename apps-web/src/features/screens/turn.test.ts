import { expect, test } from 'vitest';
import { quartersOf, turnedSize } from './turn.js';

const lying = { width: 1280, height: 720 };
const upright = { width: 720, height: 1280 };

test('a picture that lies stays as it is', () => {
  expect(quartersOf(lying, 0)).toBe(0);
});

test('an upright picture is turned by a quarter and then lies', () => {
  expect(turnedSize(upright, quartersOf(upright, 0))).toEqual(lying);
});

test('four turns further is where it was', () => {
  for (const size of [lying, upright]) expect(quartersOf(size, 4)).toBe(quartersOf(size, 0));
  expect(quartersOf(upright, 3)).toBe(0);
});
