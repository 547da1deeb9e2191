import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowHeights } from './row-heights.js';

describe('RowHeights', () => {
  it('takes unknown rows for the estimate', () => {
    const heights = new RowHeights(1_000_000, 56, new Map());
    expect([heights.total, heights.offsetOf(10), heights.indexAt(559), heights.indexAt(560)]).toEqual([
      56_000_000, 560, 9, 10,
    ]);
  });

  it('knows the rows that were measured', () => {
    const heights = new RowHeights(
      5,
      50,
      new Map([
        [1, 80],
        [3, 20],
        [9, 500],
      ]),
    );
    expect([0, 1, 2, 3, 4, 5].map((index) => heights.offsetOf(index))).toEqual([0, 50, 130, 180, 200, 250]);
    expect([heights.total, heights.heightOf(1), heights.heightOf(2)]).toEqual([250, 80, 50]);
  });

  it('finds a first row where there is none, and the last one beyond the end', () => {
    expect(new RowHeights(0, 50, new Map()).indexAt(100)).toBe(0);
    expect(new RowHeights(3, 50, new Map()).indexAt(9999)).toBe(2);
  });

  it('finds for every offset the row that covers it', () => {
    const some = array(tuple(integer({ min: 0, max: 99 }), integer({ min: 1, max: 200 })));
    assert(
      property(some, integer({ min: 0, max: 4000 }), (measured, offset) => {
        const heights = new RowHeights(100, 40, new Map(measured));
        const index = heights.indexAt(offset);
        expect(heights.offsetOf(index)).toBeLessThanOrEqual(offset);
        if (offset < heights.total) expect(heights.offsetOf(index + 1)).toBeGreaterThan(offset);
        expect(heights.offsetOf(index + 1) - heights.offsetOf(index)).toBe(heights.heightOf(index));
      }),
    );
  });
});
