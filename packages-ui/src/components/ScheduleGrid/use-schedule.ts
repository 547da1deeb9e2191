import { useState } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { historyAt, historyOf, neighbour, withEdit, type ScheduleHistory } from './schedule-history.js';
import { countChanges, isSameWeek, type ScheduleWeek } from './schedule-week.js';

export interface ScheduleInput {
  value: ScheduleWeek | undefined;
  defaultValue: ScheduleWeek;
  onValueChange: ((week: ScheduleWeek) => void) | undefined;
}

/** What the last edit did, counted for a screen reader. */
export interface ScheduleChange {
  readonly count: number;
  readonly blocked: number;
  readonly allowed: number;
}

/** A week with its way back: every edit is one step of undo. */
export function useSchedule({ value, defaultValue, onValueChange }: ScheduleInput) {
  const [week, setWeek] = useControllableState({ value, defaultValue, onValueChange });
  const [kept, setHistory] = useState(() => historyOf(week));
  const [change, setChange] = useState<ScheduleChange | null>(null);
  const history = historyAt(kept, week);

  const show = (next: ScheduleWeek, nextHistory: ScheduleHistory) => {
    setHistory(nextHistory);
    if (isSameWeek(next, week)) return;
    setChange((last) => ({ count: (last?.count ?? 0) + 1, ...countChanges(week, next) }));
    setWeek(next);
  };
  const step = (by: -1 | 1) => {
    const next = neighbour(history, by);
    if (next) show(next, { ...history, at: history.at + by });
  };
  return {
    week,
    history,
    change,
    /**
     * Makes an edit. `since` is where the edit began, when it grows out of earlier ones that are to be one step of
     * undo together with it.
     */
    edit: (next: ScheduleWeek, since: ScheduleHistory = history) => {
      const unchanged = historyAt(since, next) === since;
      show(next, unchanged ? since : withEdit(since, next));
    },
    canUndo: neighbour(history, -1) !== null,
    canRedo: neighbour(history, 1) !== null,
    undo: () => step(-1),
    redo: () => step(1),
  };
}

/** A week, its edits and their undoing. */
export type ScheduleModel = ReturnType<typeof useSchedule>;
