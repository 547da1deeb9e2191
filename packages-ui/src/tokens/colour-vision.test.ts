import { describe, expect, it } from 'vitest';
import { difference, lightness, seenWith } from './colour-vision.js';

describe('what eyes with fewer cones see', () => {
  it('leaves black, white and grey as they are', () => {
    for (const grey of ['#000000', '#808080', '#ffffff']) {
      for (const vision of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
        expect(difference(seenWith(vision, grey), grey)).toBeLessThan(0.01);
      }
    }
  });

  it('changes nothing for full vision', () => {
    expect(seenWith('full', '#2f7d63')).toBe('#2f7d63');
  });

  it('makes a red and a green alike for deuteranopia, which full vision tells apart at once', () => {
    const [red, green] = ['#b7483d', '#6f7a2a'] as const;
    expect(difference(red, green)).toBeGreaterThan(0.15);
    expect(difference(seenWith('deuteranopia', red), seenWith('deuteranopia', green))).toBeLessThan(0.06);
  });
});

it('measures differences from 0 for the same colour to 1 from black to white', () => {
  expect(difference('#3d6fb3', '#3d6fb3')).toBe(0);
  expect(difference('#000000', '#ffffff')).toBeCloseTo(1, 3);
  expect(lightness('#ffffff')).toBeCloseTo(1, 3);
});
