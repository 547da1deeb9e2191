import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, paginationPages } from './pagination-pages.js';

const words = (page: number, pageCount: number, siblings?: number) =>
  paginationPages(page, pageCount, siblings)
    .map((mark) => (mark.kind === 'page' ? mark.page : '…'))
    .join(' ');

describe('paginationPages', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 5 6 7 8 9'],
    [50, 100, '1 … 49 50 51 … 100'],
  ])('on page %i of %i shows %s', (page, pageCount, shown) => {
    expect(words(page, pageCount)).toBe(shown);
  });

  it('shows more neighbours when told', () => {
    expect(words(50, 100, 2)).toBe('1 … 48 49 50 51 52 … 100');
  });

  it('keeps its length, the current page and both ends, and hides no single page', () => {
    assert(
      property(integer({ min: 8, max: 5000 }), integer({ min: 1, max: 5000 }), (pageCount, wanted) => {
        const page = clampPage(wanted, pageCount);
        const marks = paginationPages(page, pageCount);
        const pages = marks.flatMap((mark) => (mark.kind === 'page' ? [mark.page] : []));
        expect(marks).toHaveLength(7);
        expect(pages).toContain(page);
        expect([pages[0], pages.at(-1)]).toEqual([1, pageCount]);
        expect(pages).toEqual(pages.toSorted((a, b) => a - b));
        const steps = pages.slice(1).map((next, index) => next - (pages[index] ?? 0));
        expect(steps).not.toContain(2);
      }),
    );
  });
});

describe('clampPage', () => {
  it('stays among the pages', () => {
    expect([clampPage(0, 5), clampPage(9, 5), clampPage(3, 0)]).toEqual([1, 5, 1]);
  });
});
