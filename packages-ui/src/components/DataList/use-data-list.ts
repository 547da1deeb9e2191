import { useCallback, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useViewportSize } from '../../hooks/use-scaled-scroll.js';
import { useVirtualRows } from '../../hooks/use-virtual-rows.js';
import { remPixels } from '../../lib/rem.js';
import type { DataListMore } from './data-list-data.js';

/** The heading's height in rem; it stays in sight, over the rows. */
const HEADING_HEIGHT = 2.5;

export interface DataListInput<Row> {
  rows: readonly Row[];
  onRowOpen: ((row: Row, index: number) => void) | undefined;
  onEndReached: ((count: number) => void) | undefined;
  more: DataListMore;
  /** Below this width, in rem, rows are cards. */
  narrowBelow: number;
  /** What a row's height is taken for before it was drawn, in rem. */
  rowHeight: number;
}

export type DataListModel = Omit<ReturnType<typeof useDataList>, 'attach'>;

/** Computes which rows are in the page and where, moves the focus among all of them, and tells when the end is near. */
export function useDataList<Row>({
  rows,
  onRowOpen,
  onEndReached,
  more,
  narrowBelow,
  rowHeight,
}: DataListInput<Row>) {
  const box = useRef<HTMLElement>(null);
  const [sizeRef, viewport] = useViewportSize();
  const [activeIndex, setActive] = useState(0);
  const last = rows.length - 1;
  const active = Math.max(0, Math.min(activeIndex, last));
  const interactive = onRowOpen !== undefined;
  const rem = remPixels();
  const wide = viewport !== null && viewport.width >= narrowBelow * rem;
  const heading = wide ? HEADING_HEIGHT * rem : 0;
  const virtual = useVirtualRows({
    count: rows.length,
    estimate: (wide ? rowHeight : 2 * rowHeight) * rem,
    viewport: viewport === null ? 0 : Math.max(1, viewport.height - heading),
    kept: interactive ? active : -1,
  });

  const atEnd = viewport !== null && rows.length > 0 && virtual.last >= last;
  const askForMore = useEffectEvent((count: number) => onEndReached?.(count));
  useEffect(() => {
    if (atEnd && more === 'available') askForMore(rows.length);
  }, [atEnd, more, rows.length]);

  const { ref: scrollRef } = virtual;
  const attach = useCallback(
    (element: HTMLElement) => {
      box.current = element;
      const ends = [sizeRef(element), scrollRef(element)];
      return () => {
        box.current = null;
        for (const end of ends) end?.();
      };
    },
    [sizeRef, scrollRef],
  );
  const focusRow = (index: number) => {
    virtual.scrollToRow(index, () => setActive(index));
    box.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
  };
  const open = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onRowOpen?.(row, index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What stands in a row has its own keys.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, virtual.last - virtual.first - 1);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      PageDown: Math.min(last, active + page),
      PageUp: Math.max(0, active - page),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target !== undefined) focusRow(target);
    else if (event.key === 'Enter') open(active);
    else return;
    event.preventDefault();
  };
  /** A focus that came by Tab brings its row into sight; one that came by a press leaves the page still under it. */
  const onFocus = (index: number, byKeyboard: boolean) => {
    setActive(index);
    if (byKeyboard) virtual.scrollToRow(index);
  };
  const { rows: shown, size, measureRow } = virtual;
  return {
    attach,
    wide,
    interactive,
    active,
    atEnd,
    shown,
    size,
    heading,
    measureRow,
    open,
    onKeyDown,
    onFocus,
  };
}
