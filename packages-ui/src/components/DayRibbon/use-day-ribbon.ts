import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import type { Period, RibbonItem, RibbonLane } from './day-ribbon-data.js';
import { itemAt, itemsOf, moveFrom, nearestTo, type RibbonMove } from './ribbon-items.js';
import { dayTicks, HOUR, hourAround, hourTicks } from './ribbon-time.js';

/** A blocked mark's width: tries that stand closer become one mark. */
const MARK_PIXELS = 16;
/** A pointer finds an item this far beside it, which makes every target at least 24 pixels wide. */
const REACH_PIXELS = 12;
/** Under this width the axis has half the marks. */
const NARROW_PIXELS = 480;

/** What the pointer or the focus is at. */
export type RibbonHot =
  | { readonly kind: 'item'; readonly item: RibbonItem }
  | { readonly kind: 'hour'; readonly laneId: string; readonly hour: Period };

export interface LaneLayout {
  readonly lane: RibbonLane;
  readonly items: readonly RibbonItem[];
}

export interface DayRibbonInput {
  day: Period;
  lanes: readonly RibbonLane[];
  timeZone: string | undefined;
  /** The width of a lane in pixels; null until measured. */
  width: number | null;
  hour: number | null | undefined;
  defaultHour: number | null;
  onHourChange: ((hour: number | null) => void) | undefined;
  onItem: ((item: RibbonItem) => boolean) | undefined;
  /** The element around the whole ribbon. */
  root: RefObject<HTMLElement | null>;
  /** The button that leaves the hour. */
  back: RefObject<HTMLElement | null>;
}

const moves: Readonly<Record<string, RibbonMove>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

type FocusTarget = 'item' | 'back' | null;

/**
 * Computes what the ribbon shows, and moves in it: the day or one hour, the item in hand, the keyboard's way.
 * `onItem` opens an item and answers whether the ribbon may zoom to its hour too.
 */
export function useDayRibbon({
  day: { from, to },
  lanes,
  timeZone,
  width,
  hour: hourProp,
  defaultHour,
  onHourChange,
  onItem,
  root,
  back,
}: DayRibbonInput) {
  const day = useMemo(() => ({ from, to }), [from, to]);
  const [hour, setHour] = useControllableState<number | null>({
    value: hourProp,
    defaultValue: defaultHour,
    onValueChange: onHourChange,
  });
  const shown = useMemo(() => (hour === null ? day : hourAround(day, hour)), [day, hour]);
  const secondsPerPixel = (shown.to - shown.from) / (width || 800);
  const layouts = useMemo(
    () => lanes.map((lane) => ({ lane, items: itemsOf(lane, shown, MARK_PIXELS * secondsPerPixel) })),
    [lanes, shown, secondsPerPixel],
  );

  const [current, setCurrent] = useState<RibbonItem | null>(null);
  const [hot, setHot] = useState<RibbonHot | null>(null);
  const stop = useMemo(() => stopOf(layouts, current), [layouts, current]);

  const focusNext = useRef<FocusTarget>(null);
  // After every drawing: the place to focus is there only once the new hour was drawn.
  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = null;
    if (target === null) return;
    const item = root.current?.querySelector<HTMLElement>('[data-key][tabindex="0"]');
    if (target === 'item' && item) item.focus();
    else back.current?.focus();
  });

  const zoomTo = (time: number | null, focus: FocusTarget) => {
    focusNext.current = focus;
    setHot(null);
    setHour(time === null ? null : hourAround(day, time).from);
  };
  const leaveHour = () => zoomTo(null, 'item');
  /** Opens an item; `time` is where in it the pointer was. */
  const activate = (item: RibbonItem, time: number = item.from) => {
    setCurrent(item);
    const mayZoom = onItem?.(item) ?? true;
    if (mayZoom && hour === null) zoomTo(Math.max(item.from, Math.min(time, item.to - 1)), 'item');
  };
  const hotAt = (laneId: string, time: number): RibbonHot | null => {
    const items = layouts.find(({ lane }) => lane.id === laneId)?.items ?? [];
    const item = itemAt(items, time, REACH_PIXELS * secondsPerPixel);
    if (item) return { kind: 'item', item };
    return hour === null ? { kind: 'hour', laneId, hour: hourAround(day, time) } : null;
  };

  const onItemKey = (event: KeyboardEvent) => {
    // In an hour the whole ribbon hears Escape and goes back to the day.
    if (event.key === 'Escape' && hour === null) setHot(null);
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = moveFrom(
      layouts.map(({ items }) => items),
      stop,
      move,
    );
    if (!next) return;
    setCurrent(next);
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  };
  const onEscape = useEffectEvent(leaveHour);
  useEffect(() => {
    const element = root.current;
    if (hour === null || !element) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [hour, root]);

  const narrow = width !== null && width < NARROW_PIXELS;
  const ticks = useMemo(
    () => (shown === day ? dayTicks(day, narrow ? 6 : 3, timeZone) : hourTicks(shown, narrow ? 15 : 10)),
    [shown, day, narrow, timeZone],
  );

  return {
    day,
    /** The hour that is shown, or null while the whole day is. */
    zoomed: hour === null ? null : shown,
    shown,
    layouts,
    ticks,
    /** Pixels for a second: what is too narrow for its name can be told from it. */
    pixelsPerSecond: 1 / secondsPerPixel,
    /** The item that takes the one tab stop. */
    stop,
    hot,
    setHot,
    hotAt,
    activate,
    openHour: (time: number) => zoomTo(time, 'back'),
    turnHour: (by: 1 | -1) => zoomTo(shown.from + by * HOUR, null),
    leaveHour,
    focusItem: (item: RibbonItem) => {
      setCurrent(item);
      setHot({ kind: 'item', item });
    },
    onItemKey,
  };
}

/** The model that the hook gives to the parts of the picture. */
export type DayRibbonModel = ReturnType<typeof useDayRibbon>;

/** The item with the tab stop: the current one, or what stands nearest to where it was, or the first. */
function stopOf(layouts: readonly LaneLayout[], current: RibbonItem | null): RibbonItem | null {
  const first = layouts.find(({ items }) => items.length > 0)?.items[0] ?? null;
  if (!current) return first;
  const items = layouts.find(({ lane }) => lane.id === current.laneId)?.items ?? [];
  return items.find(({ key }) => key === current.key) ?? nearestTo(current, items) ?? first;
}
