import { useCallback, useState } from 'react';

/** What of a row lies out of sight: before what is seen, after it, on both sides, or nothing. */
export type RowBeyond = 'none' | 'before' | 'after' | 'both';

/**
 * A row that scrolls sideways where it does not fit. It keeps its chosen part in sight, and says on which sides it goes on.
 * @param chosen a selector of the part that must not be out of sight
 */
export function useScrollRow(
  chosen: string,
): [ref: (row: HTMLElement | null) => (() => void) | void, beyond: RowBeyond] {
  const [beyond, setBeyond] = useState<RowBeyond>('none');
  const ref = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      const look = () => setBeyond(beyondOf(row));
      const show = () => {
        const part = row.querySelector<HTMLElement>(chosen);
        if (part) bringIntoRow(row, part);
        look();
      };
      show();
      row.addEventListener('scroll', look, { passive: true });
      const resizes = new ResizeObserver(show);
      resizes.observe(row);
      // Which part is chosen may change without this component being drawn again
      const changes = new MutationObserver(show);
      changes.observe(row, { subtree: true, childList: true, attributeFilter: ['data-state'] });
      return () => {
        row.removeEventListener('scroll', look);
        resizes.disconnect();
        changes.disconnect();
      };
    },
    [chosen],
  );
  return [ref, beyond];
}

function beyondOf(row: HTMLElement): RowBeyond {
  // Half a pixel is no more than a rounded width
  const before = Math.abs(row.scrollLeft) > 1;
  const after = Math.abs(row.scrollLeft) + row.clientWidth < row.scrollWidth - 1;
  if (before) return after ? 'both' : 'before';
  return after ? 'after' : 'none';
}

/** Scrolls the row alone, never the page; with as much of the neighbours as shows that they are there. */
function bringIntoRow(row: HTMLElement, part: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  const centred = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += centred;
}
