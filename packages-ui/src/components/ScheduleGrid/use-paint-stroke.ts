import { useEffect, useLayoutEffect, useReducer, useRef, type PointerEvent, type RefObject } from 'react';
import { cellsBetween, type GridCell } from './grid-cells.js';
import { cellAt, cellElements, measureGrid, type GridGeometry } from './grid-geometry.js';
import { HOURS, isBlocked, withHours, type ScheduleWeek } from './schedule-week.js';
import type { Weekday } from '../../lib/weekday.js';

export interface PaintStrokeInput {
  grid: RefObject<HTMLElement | null>;
  week: ScheduleWeek;
  /** The weekday of each line. */
  days: readonly Weekday[];
  /** Nothing is painted while false. */
  enabled: boolean;
  onStart: (cell: GridCell) => void;
  /** The week as a finished stroke leaves it. */
  onStroke: (week: ScheduleWeek) => void;
}

interface Stroke {
  readonly pointerId: number;
  readonly blocked: boolean;
  readonly cells: readonly HTMLElement[];
  readonly painted: Map<HTMLElement, GridCell>;
  readonly listeners: AbortController;
  geometry: GridGeometry;
  last: GridCell;
}

const draw = (element: HTMLElement, blocked: boolean) =>
  element.setAttribute('data-state', blocked ? 'blocked' : 'allowed');

/**
 * Paints with a pointer or a finger: the first cell turns over, and every cell on the way takes its state.
 *
 * While it lasts a stroke is drawn on the elements themselves and React hears of it once, at its end: a drag over the
 * whole week is one edit, one step of undo and one rendering of each cell that changed.
 */
export function usePaintStroke({ grid, week, days, enabled, onStart, onStroke }: PaintStrokeInput) {
  const stroke = useRef<Stroke | null>(null);
  const finished = useRef<Stroke | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  const hourOf = ({ line, hour }: GridCell) => ({ weekday: days[line] ?? 1, hour });
  const paintTo = (current: Stroke, to: GridCell) => {
    for (const cell of cellsBetween(current.last, to)) {
      const element = current.cells[cell.line * HOURS + cell.hour];
      if (!element || current.painted.has(element)) continue;
      if (isBlocked(week, hourOf(cell)) === current.blocked) continue;
      current.painted.set(element, cell);
      draw(element, current.blocked);
    }
    current.last = to;
  };
  const end = (kept: boolean) => {
    const current = stroke.current;
    if (!current) return;
    stroke.current = null;
    finished.current = current;
    current.listeners.abort();
    if (kept) onStroke(withHours(week, [...current.painted.values()].map(hourOf), current.blocked));
    redraw();
  };

  const move = (event: globalThis.PointerEvent) => {
    const current = stroke.current;
    if (!current || event.pointerId !== current.pointerId) return;
    const to = cellAt(current.geometry, event.clientX, event.clientY);
    if (to.line !== current.last.line || to.hour !== current.last.hour) paintTo(current, to);
  };
  // The listeners of a stroke outlive the rendering that began it; they always call the latest.
  const latest = useRef({ move, end });

  // React knows nothing of what a stroke drew: after every rendering the drawing is put right, on top of a stroke that
  // goes on, or back to the value after one that has ended (its owner may have refused it).
  useLayoutEffect(() => {
    latest.current = { move, end };
    for (const element of stroke.current?.painted.keys() ?? []) {
      draw(element, stroke.current?.blocked ?? false);
    }
    for (const [element, cell] of finished.current?.painted ?? []) {
      draw(element, isBlocked(week, hourOf(cell)));
    }
    finished.current = null;
  });
  useEffect(() => () => stroke.current?.listeners.abort(), []);

  const listen = (current: Stroke, element: HTMLElement) => {
    const { signal } = current.listeners;
    const own = (event: globalThis.PointerEvent) => event.pointerId === current.pointerId;
    element.addEventListener('pointermove', (event) => latest.current.move(event), { signal });
    element.addEventListener('pointerup', (event) => own(event) && latest.current.end(true), { signal });
    element.addEventListener('pointercancel', (event) => own(event) && latest.current.end(false), { signal });
    element.addEventListener('lostpointercapture', (event) => own(event) && latest.current.end(true), {
      signal,
    });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // The stroke is what Escape takes back, not the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        latest.current.end(false);
      },
      { signal, capture: true },
    );
    window.addEventListener('scroll', () => (current.geometry = measureGrid(current.cells)), {
      signal,
      capture: true,
    });
  };

  return (event: PointerEvent) => {
    const element = grid.current;
    if (!enabled || !element) return;
    // A second finger is a pinch, not a stroke.
    if (!event.isPrimary) return end(false);
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const cells = cellElements(element);
    const index = cells.findIndex((cell) => cell.contains(event.target as Element));
    if (index === -1) return;
    const cell = { line: Math.floor(index / HOURS), hour: index % HOURS };
    const current: Stroke = {
      pointerId: event.pointerId,
      blocked: !isBlocked(week, hourOf(cell)),
      cells,
      painted: new Map(),
      listeners: new AbortController(),
      geometry: measureGrid(cells),
      last: cell,
    };
    stroke.current = current;
    listen(current, element);
    capture(element, event.pointerId);
    paintTo(current, cell);
    onStart(cell);
  };
}

/** Keeps the moves coming outside of the grid too. A pointer that has gone by now can't be captured, nor needs it. */
function capture(element: HTMLElement, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  }
}
