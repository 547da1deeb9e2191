import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitWithin, isTaskImage, taskImage, taskThumbnail } from './image-size.js';

describe('the picture of a task', () => {
  it('is shrunk to at most 1200 by 1200, its thumbnail to at most 200 by 50', () => {
    expect(fitWithin({ width: 2400, height: 600 }, taskImage.max)).toEqual({ width: 1200, height: 300 });
    expect(fitWithin({ width: 3000, height: 4000 }, taskImage.max)).toEqual({ width: 900, height: 1200 });
    expect(fitWithin({ width: 1200, height: 1200 }, taskThumbnail)).toEqual({ width: 50, height: 50 });
  });

  it('is never made bigger', () => {
    expect(fitWithin({ width: 300, height: 40 }, taskImage.max)).toEqual({ width: 300, height: 40 });
  });

  it('has at least 10 pixels each way', () => {
    expect(isTaskImage({ width: 10, height: 10 })).toBe(true);
    expect(isTaskImage({ width: 500, height: 9 })).toBe(false);
  });

  it('fits its frame and keeps its shape, whatever it was', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitWithin({ width, height }, taskImage.max);
        expect(fitted.width).toBeLessThanOrEqual(Math.min(1200, width));
        expect(fitted.height).toBeLessThanOrEqual(Math.min(1200, height));
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        const scale = Math.min(1, 1200 / width, 1200 / height);
        expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
