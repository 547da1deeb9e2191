import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RowHeights } from '../lib/row-heights.js';
import { useEventHandler } from './use-event-handler.js';
import { useScaledScroll } from './use-scaled-scroll.js';

/** So many rows above and below those in sight are in the page too. */
const AROUND = 6;
/** Rows that come into sight turn out higher than guessed: the way to a row is found in a few steps. */
const STEPS = 4;

export interface VirtualRowsInput {
  count: number;
  /** What a row's height is taken for before it was drawn, in pixels. */
  estimate: number;
  /** The height that rows are seen through, in pixels. */
  viewport: number;
  /** A row that stays in the page wherever it is; -1: none. */
  kept: number;
}

const nothing: ReadonlyMap<number, number> = new Map();

/** A row of the page and where it stands in the element that scrolls, in pixels. */
export interface VirtualRow {
  readonly index: number;
  readonly top: number;
}

/** Rows of unknown heights, of which only those in sight are in the page. */
export function useVirtualRows({ count, estimate, viewport, kept }: VirtualRowsInput) {
  const [known, setKnown] = useState({ estimate, heights: nothing });
  // Rows of another form have other heights.
  const measured = known.estimate === estimate ? known.heights : nothing;
  const heights = useMemo(() => new RowHeights(count, estimate, measured), [count, estimate, measured]);
  const scroll = useScaledScroll(heights.total, viewport);
  const { top, shift, scrollTo, current } = scroll;
  const first = heights.indexAt(top);
  const last = heights.indexAt(top + viewport - 1);

  // What the reader looks at stays where it is when rows above it turn out to be of another height.
  const anchor = useRef({ heights, first, offset: 0 });
  useLayoutEffect(() => {
    const before = anchor.current;
    const grown = heights.offsetOf(before.first) - before.offset;
    if (before.heights !== heights && grown !== 0) scrollTo(current().top + grown);
    anchor.current = { heights, first, offset: heights.offsetOf(first) };
  }, [heights, first, scrollTo, current]);

  const note = useCallback(
    (elements: readonly HTMLElement[]) => {
      setKnown((now) => {
        const before = now.estimate === estimate ? now.heights : nothing;
        const changed = elements
          .map((element) => [Number(element.dataset['index']), element.offsetHeight] as const)
          .filter(([index, height]) => height > 0 && before.get(index) !== height);
        return changed.length > 0 ? { estimate, heights: new Map([...before, ...changed]) } : now;
      });
    },
    [estimate],
  );
  const noteEntries = useEventHandler((entries: readonly ResizeObserverEntry[]) =>
    note(entries.flatMap(({ target }) => (target instanceof HTMLElement ? [target] : []))),
  );
  const [observer] = useState(() =>
    typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(noteEntries),
  );
  /** The ref of every row; the row has its index as `data-index`. */
  const measureRow = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      note([element]);
      observer?.observe(element);
      return () => observer?.unobserve(element);
    },
    [note, observer],
  );

  const rows = useMemo((): readonly VirtualRow[] => {
    if (viewport === 0) return [];
    const from = Math.max(0, first - AROUND);
    const to = Math.min(count, last + 1 + AROUND);
    const indexes = Array.from({ length: Math.max(0, to - from) }, (_, row) => from + row);
    if (kept >= 0 && kept < count && (kept < from || kept >= to)) {
      if (kept < from) indexes.unshift(kept);
      else indexes.push(kept);
    }
    return indexes.map((index) => ({ index, top: heights.offsetOf(index) - shift }));
  }, [viewport, first, last, count, kept, heights, shift]);

  const latest = useRef({ heights, viewport });
  useLayoutEffect(() => {
    latest.current = { heights, viewport };
  }, [heights, viewport]);
  /** Brings a row into sight as far as it fits. `update` changes what must change with it. */
  const scrollToRow = useCallback(
    (index: number, update?: () => void) => {
      flushSync(() => update?.());
      for (let step = 0; step < STEPS; step += 1) {
        const seen = latest.current;
        const rowTop = seen.heights.offsetOf(index);
        const rowEnd = rowTop + seen.heights.heightOf(index);
        const now = current().top;
        if (rowTop < now) flushSync(() => scrollTo(rowTop));
        else if (rowEnd > now + seen.viewport) flushSync(() => scrollTo(rowEnd - seen.viewport));
        else return;
      }
    },
    [current, scrollTo],
  );
  return { ref: scroll.ref, size: scroll.size, rows, first, last, measureRow, scrollToRow };
}
