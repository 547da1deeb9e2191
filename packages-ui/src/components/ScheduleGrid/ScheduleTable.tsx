import { useId, useMemo, useRef } from 'react';
import { cn } from '../../lib/cn.js';
import { headClasses, headTrack, hourTrack, lineClasses, pressedStates, trackClasses } from './grid-heads.js';
import { ScheduleLine } from './ScheduleLine.js';
import {
  blockedShare,
  daysOfHour,
  everyHour,
  hoursOfDay,
  withHours,
  type ScheduleHour,
} from './schedule-week.js';
import type { Weekday } from '../../lib/weekday.js';
import { hourWords, type ScheduleFormat, type ScheduleGridLabels } from './schedule-words.js';
import { HEAD, useGridKeys } from './use-grid-keys.js';
import { usePaintStroke } from './use-paint-stroke.js';
import type { ScheduleModel } from './use-schedule.js';

export interface ScheduleTableProps {
  model: ScheduleModel;
  days: readonly Weekday[];
  format: ScheduleFormat;
  labels: ScheduleGridLabels;
  disabled: boolean;
  readOnly: boolean;
  describedBy: string | undefined;
}

/** The picture of the week: a line a day, a cell an hour, with heads that turn a whole day or hour. */
export function ScheduleTable({
  model,
  days,
  format,
  labels,
  disabled,
  readOnly,
  describedBy,
}: ScheduleTableProps) {
  const grid = useRef<HTMLTableElement>(null);
  const hintId = useId();
  const enabled = !disabled && !readOnly;
  const { week } = model;
  const keys = useGridKeys({ grid, model, days, enabled });
  const onPointerDown = usePaintStroke({
    grid,
    week,
    days,
    enabled,
    onStart: (cell) => {
      keys.endExtension();
      keys.setStop(cell);
    },
    onStroke: (next) => model.edit(next),
  });
  const hourNames = useMemo(() => everyHour.map((hour) => hourWords(hour, format, labels)), [format, labels]);
  const turn = (hours: readonly ScheduleHour[]) => {
    if (!enabled) return;
    keys.endExtension();
    model.edit(withHours(week, hours, blockedShare(week, hours) !== 'all'));
  };
  const tabIndexOf = (line: number, hour: number) =>
    disabled ? undefined : keys.stop.line === line && keys.stop.hour === hour ? 0 : -1;

  return (
    <>
      {enabled && (
        <p id={hintId} hidden>
          {labels.keyboardHint}
        </p>
      )}
      <table
        ref={grid}
        role="grid"
        data-slot="schedule-table"
        data-state={disabled ? 'disabled' : readOnly ? 'read-only' : 'editable'}
        aria-label={labels.name}
        aria-multiselectable="true"
        aria-readonly={readOnly || undefined}
        aria-disabled={disabled || undefined}
        aria-describedby={[enabled && hintId, describedBy].filter(Boolean).join(' ') || undefined}
        className={cn(
          'grid grid-cols-[2.75rem_repeat(7,minmax(0,1fr))] gap-0.5 select-none @min-[44rem]:grid-cols-1',
          enabled && 'paintable',
          disabled && 'opacity-50',
        )}
        onPointerDown={onPointerDown}
        onKeyDown={keys.onKeyDown}
        onKeyUp={keys.onKeyUp}
        onFocus={keys.onFocus}
      >
        <thead className="contents">
          <tr className={cn(lineClasses, '@min-[44rem]:grid-rows-[1.75rem]')}>
            <th scope="col" className={trackClasses} style={headTrack}>
              <span className="sr-only">{labels.day}</span>
            </th>
            {everyHour.map((hour) => (
              <th
                key={hour}
                scope="col"
                className={cn(trackClasses, 'min-w-0 p-0 font-normal')}
                style={hourTrack(hour)}
              >
                <button
                  type="button"
                  data-slot="schedule-hour"
                  data-line={HEAD}
                  data-hour={hour}
                  tabIndex={tabIndexOf(HEAD, hour)}
                  disabled={disabled}
                  aria-disabled={readOnly || undefined}
                  aria-pressed={pressedStates[blockedShare(week, daysOfHour(hour))]}
                  aria-label={labels.everyDay(hourNames[hour] ?? '')}
                  className={cn(
                    headClasses,
                    'items-center justify-items-end pr-1.5 text-xs leading-none tabular-nums @min-[44rem]:justify-items-center @min-[44rem]:pr-0',
                    hour % 6 === 0 && 'font-semibold text-ink',
                  )}
                  onClick={() => turn(daysOfHour(hour))}
                >
                  {format.formatHour(hour, 'short')}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="contents">
          {days.map((weekday, line) => (
            <ScheduleLine
              key={weekday}
              {...{ line, weekday, week, hourNames, format, labels, disabled, readOnly }}
              stop={keys.stop.line === line ? keys.stop.hour : null}
              onTurn={() => turn(hoursOfDay(weekday))}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
