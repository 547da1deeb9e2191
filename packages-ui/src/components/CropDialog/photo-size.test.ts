import { expect, it } from 'vitest';
import { fitWithin, IMAGE_SIZE, storedArea, THUMBNAIL_SIZE, turnedSize } from './photo-size.js';

it('shrinks a large picture to 1200 pixels on its longer side', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, IMAGE_SIZE, 10)).toEqual({ width: 1200, height: 900 });
  expect(fitWithin({ width: 3000, height: 4000 }, IMAGE_SIZE, 10)).toEqual({ width: 900, height: 1200 });
});

it('never enlarges', () => {
  expect(fitWithin({ width: 300, height: 200 }, IMAGE_SIZE, 10)).toEqual({ width: 300, height: 200 });
});

it('keeps ten pixels of a strip', () => {
  expect(fitWithin({ width: 12_000, height: 20 }, IMAGE_SIZE, 10)).toEqual({ width: 1200, height: 10 });
});

it('fits a thumbnail into 200 by 50, by whichever side is too long', () => {
  expect(fitWithin({ width: 1200, height: 200 }, THUMBNAIL_SIZE)).toEqual({ width: 200, height: 33 });
  expect(fitWithin({ width: 900, height: 1200 }, THUMBNAIL_SIZE)).toEqual({ width: 38, height: 50 });
});

it('swaps the sides with a quarter turn only', () => {
  expect(turnedSize({ width: 4, height: 3 }, 90)).toEqual({ width: 3, height: 4 });
  expect(turnedSize({ width: 4, height: 3 }, 180)).toEqual({ width: 4, height: 3 });
});

const size = { width: 400, height: 200 };

it('finds the stored pixels of an area', () => {
  expect(storedArea(size, 0, { x: 0.25, y: 0.5, width: 0.5, height: 0.5 })).toEqual({
    x: 100,
    y: 100,
    width: 200,
    height: 100,
  });
});

it('finds the bottom left of the stored picture on the top left of one turned right', () => {
  const topLeft = { x: 0, y: 0, width: 0.5, height: 0.5 };
  expect(storedArea(size, 90, topLeft)).toEqual({ x: 0, y: 100, width: 200, height: 100 });
  expect(storedArea(size, 180, topLeft)).toEqual({ x: 200, y: 100, width: 200, height: 100 });
  expect(storedArea(size, 270, topLeft)).toEqual({ x: 200, y: 0, width: 200, height: 100 });
});

it('takes at least ten pixels, inside the picture', () => {
  expect(storedArea(size, 0, { x: 1, y: 1, width: 0.001, height: 0.001 })).toEqual({
    x: 390,
    y: 190,
    width: 10,
    height: 10,
  });
});
