import { useId } from 'react';
import { cn } from '../../lib/cn.js';
import { headClasses, headTrack, lineClasses, pressedStates, trackClasses } from './grid-heads.js';
import { ScheduleCell } from './ScheduleCell.js';
import { blockedShare, everyHour, hoursOfDay, isBlocked, type ScheduleWeek } from './schedule-week.js';
import type { Weekday } from '../../lib/weekday.js';
import { dayWords, type ScheduleFormat, type ScheduleGridLabels } from './schedule-words.js';
import { HEAD } from './use-grid-keys.js';

export interface ScheduleLineProps {
  line: number;
  weekday: Weekday;
  week: ScheduleWeek;
  /** Each hour as a stretch of time. */
  hourNames: readonly string[];
  format: ScheduleFormat;
  labels: ScheduleGridLabels;
  disabled: boolean;
  readOnly: boolean;
  /** The hour of this line that Tab comes to, or its head, or null when it is on another line. */
  stop: number | null;
  onTurn: () => void;
}

/** A day: its name, which turns the whole of it, and its hours. */
export function ScheduleLine({
  line,
  weekday,
  week,
  hourNames,
  format,
  labels,
  disabled,
  readOnly,
  stop,
  onTurn,
}: ScheduleLineProps) {
  const wordsId = useId();
  const name = format.formatWeekday(weekday, 'long');
  const tabIndexOf = (hour: number) => (disabled ? undefined : stop === hour ? 0 : -1);
  return (
    <tr className={lineClasses}>
      <th scope="row" className={cn(trackClasses, 'min-w-0 p-0')} style={headTrack}>
        <button
          type="button"
          data-slot="schedule-day"
          data-line={line}
          data-hour={HEAD}
          tabIndex={tabIndexOf(HEAD)}
          disabled={disabled}
          aria-disabled={readOnly || undefined}
          aria-pressed={pressedStates[blockedShare(week, hoursOfDay(weekday))]}
          aria-label={labels.wholeDay(name)}
          aria-describedby={wordsId}
          className={cn(
            headClasses,
            'place-items-center font-medium @min-[44rem]:justify-items-start @min-[44rem]:px-2',
          )}
          onClick={onTurn}
        >
          <span className="hidden max-w-full truncate text-sm first-letter:uppercase @min-[44rem]:block">
            {name}
          </span>
          <span className="max-w-full text-xs leading-tight break-words first-letter:uppercase @min-[44rem]:hidden">
            {format.formatWeekday(weekday, 'short')}
          </span>
        </button>
        <span id={wordsId} hidden>
          {dayWords(week, weekday, format, labels)}
        </span>
      </th>
      {everyHour.map((hour) => {
        const blocked = isBlocked(week, { weekday, hour });
        return (
          <ScheduleCell
            key={hour}
            line={line}
            hour={hour}
            blocked={blocked}
            name={labels.cell(name, hourNames[hour] ?? '', blocked ? labels.blocked : labels.allowed)}
            tabIndex={tabIndexOf(hour)}
          />
        );
      })}
    </tr>
  );
}
