import type { ScheduleWeek } from './schedule-week.js';
import type { Weekday } from '../../lib/weekday.js';
import { dayWords, type ScheduleFormat, type ScheduleGridLabels } from './schedule-words.js';

export interface ScheduleListProps {
  week: ScheduleWeek;
  days: readonly Weekday[];
  format: ScheduleFormat;
  labels: ScheduleGridLabels;
}

/** The week in words, a line a day. */
export function ScheduleList({ week, days, format, labels }: ScheduleListProps) {
  return (
    <dl data-slot="schedule-list" aria-label={labels.name} className="border-t border-line">
      {days.map((weekday) => (
        <div
          key={weekday}
          className="grid grid-cols-[minmax(6rem,auto)_1fr] items-baseline gap-x-4 border-b border-line py-2.5 @md:grid-cols-[9rem_1fr]"
        >
          <dt className="font-medium first-letter:uppercase">{format.formatWeekday(weekday, 'long')}</dt>
          <dd className="min-w-0 text-ink-2 tabular-nums [overflow-wrap:anywhere]">
            {dayWords(week, weekday, format, labels)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
