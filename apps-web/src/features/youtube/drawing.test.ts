import { expect, test } from 'vitest';
import { drawingOf } from './drawing.js';

test('a video has one drawing, and its channel one colour', () => {
  expect(drawingOf('a', 'cats')).toEqual(drawingOf('a', 'cats'));
  expect(drawingOf('b', 'cats')).not.toEqual(drawingOf('a', 'cats'));
  expect(drawingOf('b', 'cats').colour).toBe(drawingOf('a', 'cats').colour);
});

test('every part stays within its bounds, whatever a device reports', () => {
  for (const text of ['', 'x', '👾'.repeat(30), '<script>', '\u202E']) {
    const { colour, sun, near, far } = drawingOf(text, text);
    expect(colour).toBeGreaterThanOrEqual(1);
    expect(colour).toBeLessThanOrEqual(10);
    for (const share of [sun, near, far]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  }
});
