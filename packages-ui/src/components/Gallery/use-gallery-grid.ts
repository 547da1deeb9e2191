import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { useEventHandler } from '../../hooks/use-event-handler.js';
import { useScaledScroll, useViewportSize } from '../../hooks/use-scaled-scroll.js';
import { remPixels } from '../../lib/rem.js';
import type { GalleryGroup, GalleryHandle, GalleryItem, GalleryRange } from './gallery-data.js';
import {
  groupAt,
  layoutGallery,
  moveInGallery,
  placeOf,
  rowsBetween,
  type GalleryMove,
} from './gallery-layout.js';
import type { GallerySelectionModel } from './use-gallery-selection.js';

/** Between two tiles, and around the grid so that a focus ring is whole; in rem. */
const GAP = 0.75;
const PADDING = 0.25;
const HEADING = 2.75;
const CAPTION_LINE = 1.25;
/** More in a row would put too many elements on a wide screen. */
const MAX_COLUMNS = 12;

const moves: Readonly<Record<string, GalleryMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};
const farMoves: Readonly<Record<string, GalleryMove>> = { Home: 'first', End: 'last' };

export interface GalleryGridInput {
  count: number;
  groups: readonly GalleryGroup[] | undefined;
  itemAt: (index: number) => GalleryItem | undefined;
  /** The least width of a tile in rem. */
  tileWidth: number;
  /** Width by height of the pictures. */
  aspectRatio: number;
  captionLines: 0 | 1 | 2;
  selectable: boolean;
  selection: GallerySelectionModel;
  onOpen: ((index: number, item: GalleryItem) => void) | undefined;
  onRetry: ((index: number, item: GalleryItem) => void) | undefined;
  onRangeChange: ((range: GalleryRange) => void) | undefined;
  handle: Ref<GalleryHandle> | undefined;
}

export type GalleryGridModel = Omit<ReturnType<typeof useGalleryGrid>, 'toStart'>;

/** Computes which rows are in the page and where, and moves the focus among all items, in the page or not. */
export function useGalleryGrid({
  count,
  groups,
  itemAt,
  tileWidth,
  aspectRatio,
  captionLines,
  selectable,
  selection,
  onOpen,
  onRetry,
  onRangeChange,
  handle,
}: GalleryGridInput) {
  const box = useRef<HTMLDivElement>(null);
  const [sizeRef, viewport] = useViewportSize();
  const [activeIndex, setActive] = useState(0);
  const active = Math.min(activeIndex, Math.max(0, count - 1));

  const width = viewport?.width ?? 0;
  const layout = useMemo(() => {
    const rem = remPixels();
    const inner = width - 2 * PADDING * rem;
    const fitting = Math.floor((inner + GAP * rem) / ((tileWidth + GAP) * rem));
    const columns = Math.min(MAX_COLUMNS, Math.max(2, fitting));
    const tile = (inner - (columns - 1) * GAP * rem) / columns;
    const caption = captionLines === 0 ? 0 : (captionLines * CAPTION_LINE + 0.25) * rem;
    return layoutGallery(groups ? groups.map((group) => group.count) : [count], {
      columns,
      rowHeight: Math.max(1, Math.round(tile / aspectRatio + caption + GAP * rem)),
      headingHeight: groups ? HEADING * rem : 0,
    });
  }, [width, tileWidth, aspectRatio, captionLines, groups, count]);
  const scroll = useScaledScroll(layout.height, viewport?.height ?? 0);
  const height = viewport?.height ?? 0;

  const { rows, from, to } = useMemo(() => {
    if (height === 0) return { rows: [], from: 0, to: 0 };
    const around = height / 2;
    const inSight = rowsBetween(layout, scroll.top - around, scroll.top + height + around);
    const items = inSight.filter((row) => row.kind === 'items');
    const last = items.at(-1);
    // The tab stop stays in the page wherever it is: without it, Tab would find no way in, and focus would be lost.
    const stop = placeOf(layout, active)?.row;
    const all = stop && !inSight.some(({ row }) => row === stop.row) ? [...inSight, stop] : inSight;
    return { rows: all, from: items[0]?.first ?? 0, to: last ? last.first + last.count : 0 };
  }, [layout, scroll.top, height, active]);

  // Another width gives other rows: what was on top stays there.
  const { top: scrollTop, scrollTo } = scroll;
  const anchor = useRef({ columns: layout.columns, index: 0 });
  useLayoutEffect(() => {
    const before = anchor.current;
    if (before.columns !== layout.columns) {
      const row = placeOf(layout, before.index)?.row;
      if (row) scrollTo(before.index === 0 ? 0 : row.top - layout.headingHeight);
    }
    const [first] = rowsBetween(layout, scrollTop + layout.headingHeight, scrollTop + height).flatMap((row) =>
      row.kind === 'items' ? [row.first] : [],
    );
    anchor.current = { columns: layout.columns, index: first ?? 0 };
  }, [layout, scrollTop, height, scrollTo]);

  const tellRange = useEffectEvent((range: GalleryRange) => onRangeChange?.(range));
  useEffect(() => {
    if (to > from) tellRange({ from, to });
  }, [from, to]);

  const { ref: scrollRef } = scroll;
  const attach = useCallback(
    (element: HTMLDivElement) => {
      box.current = element;
      const ends = [sizeRef(element), scrollRef(element)];
      return () => {
        box.current = null;
        for (const end of ends) end?.();
      };
    },
    [sizeRef, scrollRef],
  );

  const scrollToItem = (index: number) => {
    const row = placeOf(layout, index)?.row;
    if (!row) return;
    const { top } = scroll.current();
    const isFirst = row.kind === 'items' && row.first === row.group.first;
    // The heading that stays at the top covers what is under it.
    const above = isFirst ? row.group.top : row.top - layout.headingHeight;
    if (above < top) scroll.scrollTo(above);
    else if (row.top + layout.rowHeight > top + height) scroll.scrollTo(row.top + layout.rowHeight - height);
  };
  const focusItem = (index: number) => {
    flushSync(() => {
      scrollToItem(index);
      setActive(index);
    });
    box.current
      ?.querySelector<HTMLElement>(`[data-index="${index}"]`)
      // The browser's own scrolling knows nothing of the rows that are not there.
      ?.focus({ preventScroll: true });
  };
  useImperativeHandle(handle, () => ({ focusItem, scrollToItem }));

  const press = useEventHandler((index: number, shiftKey: boolean) => {
    const item = itemAt(index);
    if (selection.mode) {
      if (shiftKey) selection.extendTo(index);
      else selection.toggle(index);
    } else if (item?.state === 'failed' && onRetry) onRetry(index, item);
    else if (item) onOpen?.(index, item);
  });
  const onKeyDown = useEventHandler((event: KeyboardEvent) => {
    if (event.altKey) return;
    const far = event.ctrlKey || event.metaKey;
    const move = (far ? farMoves : moves)[event.key];
    if (move) {
      const next = moveInGallery(layout, active, move, height - layout.headingHeight);
      focusItem(next);
      if (event.shiftKey && selection.mode) selection.extendTo(next);
    } else if (far && event.key === 'a' && selection.mode) selection.selectAll();
    else if (far) return;
    else if (event.key === 'Enter') press(active, event.shiftKey);
    else if (event.key === ' ' && selectable) selection.toggle(active);
    else if (event.key === 'Escape' && selection.mode) selection.changeMode(false);
    else return;
    event.preventDefault();
  });
  /** A focus that came by Tab brings its tile into sight; one that came by a press leaves the page still under it. */
  const onFocus = useEventHandler((index: number, byKeyboard: boolean) => {
    setActive(index);
    if (byKeyboard) scrollToItem(index);
  });
  const toStart = () => {
    scrollTo(0);
    setActive(0);
  };
  const heading = layout.headingHeight > 0 ? groupAt(layout, scroll.top) : undefined;
  return { attach, layout, scroll, rows, active, heading, press, onKeyDown, onFocus, toStart };
}
