import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutGallery, moveInGallery, placeOf, rowsBetween, type GalleryMove } from './gallery-layout.js';

const sizes = { columns: 4, rowHeight: 100, headingHeight: 40 };
/** Two days: rows 0-3 | 4-7 | 8-9, then 10-12. */
const twoDays = layoutGallery([10, 3], sizes);
const move = (index: number, way: GalleryMove, page = 200) => moveInGallery(twoDays, index, way, page);

describe('layoutGallery', () => {
  it('stacks headings and rows', () => {
    expect(twoDays).toMatchObject({ height: 40 + 300 + 40 + 100, count: 13, rowCount: 6 });
    expect(twoDays.groups[1]).toEqual({ index: 1, first: 10, count: 3, top: 340, firstRow: 4 });
  });

  it('leaves out a group without items', () => {
    expect(layoutGallery([2, 0, 1], sizes).groups.map(({ index }) => index)).toEqual([0, 2]);
  });

  it('has no rows without items', () => {
    expect(layoutGallery([], sizes)).toMatchObject({ height: 0, rowCount: 0 });
    expect(rowsBetween(layoutGallery([], sizes), 0, 500)).toEqual([]);
  });
});

describe('rowsBetween', () => {
  it('gives what a window shows, across groups', () => {
    expect(rowsBetween(twoDays, 250, 400).map((row) => [row.kind, row.row, row.top])).toEqual([
      ['items', 3, 240],
      ['heading', 4, 340],
      ['items', 5, 380],
    ]);
  });

  it('leaves out a heading that is wholly above', () => {
    expect(rowsBetween(twoDays, 40, 140).map(({ kind }) => kind)).toEqual(['items']);
  });

  it('covers every offset of the window with no row twice', () => {
    assert(
      property(
        array(integer({ min: 0, max: 50 }), { maxLength: 8 }),
        integer({ min: 1, max: 7 }),
        integer({ min: 0, max: 3000 }),
        (counts, columns, from) => {
          const layout = layoutGallery(counts, { ...sizes, columns });
          const rows = rowsBetween(layout, from, from + 500);
          const to = Math.min(from + 500, layout.height);
          let edge = from;
          for (const row of rows) {
            expect(row.top).toBeLessThanOrEqual(edge);
            edge = row.top + (row.kind === 'heading' ? layout.headingHeight : layout.rowHeight);
          }
          if (from < layout.height) expect(edge).toBeGreaterThanOrEqual(to);
          expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
        },
      ),
    );
  });
});

describe('placeOf', () => {
  it('finds an item among a million', () => {
    const layout = layoutGallery([1_000_000], { ...sizes, columns: 7, headingHeight: 0 });
    expect(placeOf(layout, 999_999)).toMatchObject({ column: 0, row: { row: 142_857, count: 1 } });
  });

  it('knows no item beyond the end', () => {
    expect(placeOf(twoDays, 13)).toBeUndefined();
  });
});

describe('moveInGallery', () => {
  it.each([
    [1, 'left', 0],
    [0, 'left', 0],
    [9, 'right', 10],
    [12, 'right', 12],
    [1, 'down', 5],
    [6, 'down', 9],
    [9, 'down', 11],
    [11, 'up', 9],
    [10, 'up', 8],
    [2, 'up', 2],
    [12, 'down', 12],
    [6, 'rowStart', 4],
    [8, 'rowEnd', 9],
    [12, 'first', 0],
    [0, 'last', 12],
    [0, 'pageDown', 8],
    [9, 'pageUp', 1],
    [0, 'pageUp', 0],
    [11, 'pageDown', 11],
  ] as const)('from %i %s leads to %i', (from, way, to) => {
    expect(move(from, way)).toBe(to);
  });
});
