import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { cellsAround, type GridCell } from './grid-cells.js';
import { cellElements, isTransposed } from './grid-geometry.js';
import type { ScheduleHistory } from './schedule-history.js';
import { HOURS, isBlocked, withHours, type ScheduleWeek } from './schedule-week.js';
import type { Weekday } from '../../lib/weekday.js';
import type { ScheduleModel } from './use-schedule.js';

/** The line and the hour of the heads of days and hours. */
export const HEAD = -1;
const LAST_LINE = 6;
const LAST_HOUR = HOURS - 1;

export interface GridKeysInput {
  grid: RefObject<HTMLElement | null>;
  model: ScheduleModel;
  days: readonly Weekday[];
  enabled: boolean;
}

/** Where a stretch that Shift makes longer began, and the week and the history as they were. */
interface Extension {
  readonly from: GridCell;
  readonly week: ScheduleWeek;
  readonly history: ScheduleHistory;
  readonly blocked: boolean;
}

/** Steps along the hours and across the lines, as seen when hours run sideways. */
const steps: Readonly<Record<string, readonly [line: number, hour: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

const clamp = (value: number, first: number, last: number) => Math.min(last, Math.max(first, value));

/**
 * One tab stop for the grid with its heads, and the keys that move and paint in it. Keys follow the picture: where the
 * hours run down, the down arrow goes to the next hour.
 */
export function useGridKeys({ grid, model, days, enabled }: GridKeysInput) {
  const [stop, setStop] = useState<GridCell>({ line: 0, hour: 0 });
  const extension = useRef<Extension | null>(null);
  const { week, history } = model;
  const hourOf = ({ line, hour }: GridCell) => ({ weekday: days[line] ?? 1, hour });

  const focus = (cell: GridCell) => {
    setStop(cell);
    grid.current?.querySelector<HTMLElement>(selectorOf(cell))?.focus();
  };
  const extendTo = (from: GridCell, to: GridCell) => {
    const start = extension.current ?? { from, week, history, blocked: isBlocked(week, hourOf(from)) };
    extension.current = start;
    const hours = cellsAround(start.from, to).map(hourOf);
    model.edit(withHours(start.week, hours, start.blocked), start.history);
    focus(to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const from = positionOf(event.target);
    if (!from || event.defaultPrevented || event.altKey) return;
    const isCell = from.line !== HEAD && from.hour !== HEAD;
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && enabled && (key === 'z' || key === 'y')) {
      event.preventDefault();
      extension.current = null;
      if (key === 'y' || event.shiftKey) model.redo();
      else model.undo();
      return;
    }
    if (isCell && !command && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault();
      if (!enabled || event.repeat) return;
      extension.current = null;
      model.edit(withHours(week, [hourOf(from)], !isBlocked(week, hourOf(from))));
      return;
    }
    const to = destination(
      event.key,
      from,
      command,
      isTransposed(cellElements(event.currentTarget as HTMLElement)),
    );
    if (!to) return;
    event.preventDefault();
    if (event.shiftKey && isCell && enabled) {
      extendTo(from, { line: Math.max(0, to.line), hour: Math.max(0, to.hour) });
    } else {
      extension.current = null;
      focus(to);
    }
  };
  return {
    /** The cell or head that Tab comes to. */
    stop,
    setStop,
    onKeyDown,
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === 'Shift') extension.current = null;
    },
    onFocus: (event: FocusEvent) => {
      const cell = positionOf(event.target);
      if (cell) setStop(cell);
    },
    /** Anything else that edits ends the stretch that Shift was making. */
    endExtension: () => {
      extension.current = null;
    },
  };
}

function destination(key: string, from: GridCell, command: boolean, transposed: boolean): GridCell | null {
  const isHead = from.line === HEAD || from.hour === HEAD;
  if (key === 'Home' || key === 'End') {
    const end = key === 'End';
    const lastOrFirst = { line: end ? LAST_LINE : 0, hour: end ? LAST_HOUR : 0 };
    if (command) return lastOrFirst;
    return transposed ? { ...from, line: lastOrFirst.line } : { ...from, hour: lastOrFirst.hour };
  }
  const step = steps[key];
  if (!step || command) return null;
  const [line, hour] = transposed ? [step[1], step[0]] : step;
  const to = {
    line: clamp(from.line + line, HEAD, LAST_LINE),
    hour: clamp(from.hour + hour, HEAD, LAST_HOUR),
  };
  // The corner between the heads is no place to be.
  return isHead && to.line === HEAD && to.hour === HEAD ? from : to;
}

function selectorOf({ line, hour }: GridCell): string {
  return `[data-line="${line}"][data-hour="${hour}"]`;
}

function positionOf(target: EventTarget): GridCell | null {
  if (!(target instanceof HTMLElement)) return null;
  const { line, hour } = target.dataset;
  return line === undefined || hour === undefined ? null : { line: Number(line), hour: Number(hour) };
}
