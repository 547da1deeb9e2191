import { describe, expect, it } from 'vitest';
import { cellsAround, cellsBetween } from './grid-cells.js';
import { cellAt } from './grid-geometry.js';

describe('the way of a stroke', () => {
  it('fills the cells that a quick finger skipped', () => {
    expect(cellsBetween({ line: 2, hour: 3 }, { line: 2, hour: 6 }).map(({ hour }) => hour)).toEqual([
      3, 4, 5, 6,
    ]);
  });

  it('has no gap on a slant', () => {
    const way = cellsBetween({ line: 0, hour: 0 }, { line: 3, hour: 9 });
    expect(way).toHaveLength(10);
    expect(way.at(-1)).toEqual({ line: 3, hour: 9 });
  });

  it('is one cell when nothing moved', () => {
    expect(cellsBetween({ line: 1, hour: 1 }, { line: 1, hour: 1 })).toEqual([{ line: 1, hour: 1 }]);
  });

  it('is a rectangle with Shift, from whatever corner', () => {
    expect(cellsAround({ line: 2, hour: 5 }, { line: 1, hour: 4 })).toHaveLength(4);
  });
});

describe('the cell under a point', () => {
  const lineStarts = [0, 40, 80, 120, 160, 200, 240];
  const hourStarts = Array.from({ length: 24 }, (_, hour) => 100 + hour * 30);

  it('is found by its line and hour', () => {
    expect(cellAt({ transposed: false, lineStarts, hourStarts }, 165, 85)).toEqual({ line: 2, hour: 2 });
  });

  it('is found where hours run down', () => {
    expect(cellAt({ transposed: true, lineStarts, hourStarts }, 85, 165)).toEqual({ line: 2, hour: 2 });
  });

  it('is the nearest one for a point outside', () => {
    expect(cellAt({ transposed: false, lineStarts, hourStarts }, -50, 9000)).toEqual({ line: 6, hour: 0 });
    expect(cellAt({ transposed: false, lineStarts, hourStarts }, 9000, -1)).toEqual({ line: 0, hour: 23 });
  });
});
