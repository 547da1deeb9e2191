import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { cn } from '../../lib/cn.js';
import { FieldError } from '../Field/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { ScheduleList } from './ScheduleList.js';
import { ScheduleTable } from './ScheduleTable.js';
import { ScheduleToolbar, type SchedulePreset, type ScheduleView } from './ScheduleToolbar.js';
import { openWeek, type ScheduleWeek } from './schedule-week.js';
import { weekdaysFrom, type Weekday } from '../../lib/weekday.js';
import type { ScheduleFormat, ScheduleGridLabels } from './schedule-words.js';
import { useSchedule, type ScheduleChange } from './use-schedule.js';

export interface ScheduleGridProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Seven strings of 24 `0` (blocked) or `1` (allowed), Monday first; hours are local. */
  value?: ScheduleWeek;
  defaultValue?: ScheduleWeek;
  /** Called once for each finished edit: a stroke of the finger is one. */
  onValueChange?: (week: ScheduleWeek) => void;
  /** The ISO number of the day on which the reader's week begins. The value stays Monday first. */
  firstDayOfWeek?: Weekday;
  /** Weeks to start from. */
  presets?: readonly SchedulePreset[];
  /** `scheduleFormat(locale)`, or the app's own. */
  format: ScheduleFormat;
  labels: ScheduleGridLabels;
  view?: ScheduleView;
  defaultView?: ScheduleView;
  onViewChange?: (view: ScheduleView) => void;
  /** What is wrong, and how to mend it. */
  error?: ReactNode;
  /** Nothing can be done with it for now. */
  disabled?: boolean;
  /** It can be read and walked through, not changed. */
  readOnly?: boolean;
  loading?: boolean;
}

/**
 * Which hours of the week are allowed: 7 × 24 cells to paint with a pointer, a finger or the keyboard; whole days and
 * hours, a day copied to others, presets, undo; and the same in words. Where it is narrow, hours run down.
 */
export function ScheduleGrid({
  value,
  defaultValue = openWeek,
  onValueChange,
  firstDayOfWeek = 1,
  presets = [],
  format,
  labels,
  view: viewProp,
  defaultView = 'picture',
  onViewChange,
  error,
  disabled = false,
  readOnly = false,
  loading = false,
  className,
  ...props
}: ScheduleGridProps) {
  const errorId = useId();
  const model = useSchedule({ value, defaultValue, onValueChange });
  const [view, setView] = useControllableState({
    value: viewProp,
    defaultValue: defaultView,
    onValueChange: onViewChange,
  });
  const days = useMemo(() => weekdaysFrom(firstDayOfWeek), [firstDayOfWeek]);
  const shared = { days, format, labels, disabled, readOnly };
  return (
    <section
      data-slot="schedule-grid"
      data-state={loading ? 'loading' : disabled ? 'disabled' : readOnly ? 'read-only' : 'editable'}
      data-view={view}
      aria-label={labels.name}
      aria-busy={loading || undefined}
      className={cn('@container min-w-0 text-ink', className)}
      {...props}
    >
      {loading ? (
        <LoadingWeek label={labels.loading} />
      ) : (
        <>
          <ScheduleToolbar model={model} presets={presets} view={view} onViewChange={setView} {...shared} />
          {view === 'list' ? (
            <ScheduleList week={model.week} {...shared} />
          ) : (
            <>
              <ScheduleTable model={model} describedBy={error ? errorId : undefined} {...shared} />
              <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-1.5 text-sm text-ink-2">
                <Legend labels={labels} />
                {!readOnly && !disabled && <p className="max-w-prose">{labels.hint}</p>}
              </div>
            </>
          )}
          <FieldError id={errorId} className="mt-2">
            {error}
          </FieldError>
          <Announcement change={model.change} labels={labels} />
        </>
      )}
    </section>
  );
}

/** The two kinds of hours. */
function Legend({ labels }: { labels: ScheduleGridLabels }) {
  return (
    <ul data-slot="schedule-legend" className="flex flex-wrap gap-x-4 gap-y-1">
      {(['allowed', 'blocked'] as const).map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span aria-hidden="true" data-state={state} className="hour-ground size-4.5 rounded-[4px]" />
          {labels[state]}
        </li>
      ))}
    </ul>
  );
}

/** Says what an edit did. A new element each time, so that the same words twice are said twice. */
function Announcement({ change, labels }: { change: ScheduleChange | null; labels: ScheduleGridLabels }) {
  return (
    <p data-slot="schedule-announcement" aria-live="polite" className="sr-only">
      {change && <span key={change.count}>{labels.changed(change.blocked, change.allowed)}</span>}
    </p>
  );
}

/** Stands in the size of the grid. */
function LoadingWeek({ label }: { label: string }) {
  return (
    <div data-slot="schedule-loading">
      <span className="sr-only">{label}</span>
      <Skeleton className="mb-3 h-9 w-60 max-w-full" />
      <Skeleton className="h-[50.5rem] @min-[44rem]:h-[18.75rem]" />
    </div>
  );
}
