import { expect, it } from 'vitest';
import { hexOf } from './hex-of.js';

it('knows a colour again that a build has shortened', () => {
  expect(hexOf('#fff')).toBe('#ffffff');
  expect(hexOf('#1b2320')).toBe('#1b2320');
});

it('gives no opaque colour for one that lets something shine through, and for no colour', () => {
  for (const colour of ['#060a09a6', '#0008', 'rgb(6 10 9 / 0.65)', ''])
    expect(hexOf(colour)).toBeUndefined();
});
