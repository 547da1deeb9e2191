import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SCROLL_PIXELS, scrollScale } from './scroll-scale.js';

describe('a content that fits a browser', () => {
  const scale = scrollScale(5000, 600);

  it('scrolls as it is', () => {
    expect(scale).toMatchObject({ size: 5000, maxTop: 4400, maxScroll: 4400, exact: true });
    expect(scale.toTop(1234)).toBe(1234);
    expect(scale.toScroll(1234)).toBe(1234);
  });

  it('does not scroll when it is shorter than its box', () => {
    expect(scrollScale(200, 600)).toMatchObject({ size: 200, maxTop: 0, maxScroll: 0, exact: true });
  });
});

describe('a content that no browser could hold', () => {
  const viewport = 700;
  const content = 90_000_000;
  const scale = scrollScale(content, viewport);

  it('asks for an element that every browser gives', () => {
    expect(scale.size).toBe(MAX_SCROLL_PIXELS);
    expect(scale.exact).toBe(false);
  });

  it('reaches the first and the last pixel', () => {
    expect(scale.toTop(0)).toBe(0);
    expect(scale.toTop(scale.maxScroll)).toBe(content - viewport);
  });

  it('is true to the pixel near both ends', () => {
    expect(scale.toTop(400_000) - scale.toTop(399_900)).toBe(100);
    expect(scale.toTop(scale.maxScroll) - scale.toTop(scale.maxScroll - 100)).toBe(100);
  });

  it('takes an offset there and back, in order', () => {
    assert(
      property(
        integer({ min: 0, max: content - viewport }),
        integer({ min: 0, max: content - viewport }),
        (a, b) => {
          expect(scale.toTop(scale.toScroll(a))).toBeCloseTo(a, 3);
          if (a < b) expect(scale.toScroll(a)).toBeLessThanOrEqual(scale.toScroll(b));
        },
      ),
    );
  });
});
