/** A page to go to, or the place of those that are left out. `key` is unique in the row. */
export type PageMark =
  | { readonly kind: 'page'; readonly page: number; readonly key: string }
  | { readonly kind: 'gap'; readonly key: 'gap-before' | 'gap-after' };

const run = (from: number, to: number): PageMark[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    kind: 'page',
    page: from + index,
    key: `page-${from + index}`,
  }));

/**
 * The marks of a row of pages: the first, the last, the current one and its neighbours. What lies between is left out,
 * but never a single page, which takes no more room than its gap. The row keeps its length while pages are turned.
 * @param page from 1
 * @param siblings how many neighbours on each side
 */
export function paginationPages(page: number, pageCount: number, siblings = 1): PageMark[] {
  // First, last, current, the neighbours and two gaps.
  const room = 2 * siblings + 5;
  if (pageCount <= room) return run(1, pageCount);
  const edge = room - 2;
  const gapBefore = { kind: 'gap', key: 'gap-before' } as const;
  const gapAfter = { kind: 'gap', key: 'gap-after' } as const;
  if (page < edge) return [...run(1, edge), gapAfter, ...run(pageCount, pageCount)];
  if (page > pageCount - edge + 1) {
    return [...run(1, 1), gapBefore, ...run(pageCount - edge + 1, pageCount)];
  }
  return [
    ...run(1, 1),
    gapBefore,
    ...run(page - siblings, page + siblings),
    gapAfter,
    ...run(pageCount, pageCount),
  ];
}

/** The page, moved to where there are pages; 1 where there are none. */
export function clampPage(page: number, pageCount: number): number {
  return Math.max(1, Math.min(Math.floor(page), pageCount));
}
