import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../../lib/cn.js';
import {
  addDays,
  addMonths,
  clampDay,
  formatDay,
  monthWeeks,
  weekdayOf,
  type CalendarDay,
} from './calendar-day.js';

export interface CalendarLabels {
  readonly previousMonth: string;
  readonly nextMonth: string;
}

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'children'> {
  /** The chosen days, first and last; the same day twice when one is chosen; null when none is. */
  selected: { readonly from: CalendarDay; readonly to: CalendarDay } | null;
  onSelect: (day: CalendarDay) => void;
  /** Marked as the present day. */
  today: CalendarDay;
  min?: CalendarDay;
  max?: CalendarDay;
  /** A BCP 47 tag: names of months and weekdays follow it. The week starts on Monday. */
  locale: string;
  labels: CalendarLabels;
}

const moves: Readonly<Record<string, (day: CalendarDay) => CalendarDay>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/**
 * A month of days to choose from. One tab stop: arrows move by day and week, Home and End to the week's ends, Page Up and
 * Page Down by month; Enter chooses.
 */
export function Calendar({
  selected,
  onSelect,
  today,
  min,
  max,
  locale,
  labels,
  className,
  ...props
}: CalendarProps) {
  const [stop, setStop] = useState(() => clampDay(selected?.to ?? today, min, max));
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const focusStop = useRef(false);
  useEffect(() => {
    if (!focusStop.current) return;
    focusStop.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
  }, [stop]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = clampDay(move(stop), min, max);
    focusStop.current = next !== stop;
    setStop(next);
  };
  const month = stop.slice(0, 7);
  const weeks = monthWeeks(stop);
  const outside = (day: CalendarDay) => clampDay(day, min, max) !== day;
  const turn = (by: 1 | -1) => setStop(clampDay(addMonths(stop, by), min, max));
  const atStart = min !== undefined && month <= min.slice(0, 7);
  const atEnd = max !== undefined && month >= max.slice(0, 7);
  const arrow =
    'focus-ring grid size-9 cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-35';
  return (
    <div data-slot="calendar" className={cn('w-full max-w-76 text-sm', className)} {...props}>
      <div className="mb-1 flex items-center justify-between">
        <button
          type="button"
          className={arrow}
          aria-label={labels.previousMonth}
          aria-disabled={atStart}
          onClick={() => !atStart && turn(-1)}
        >
          <ChevronLeft aria-hidden className="size-4.5" />
        </button>
        <p id={titleId} aria-live="polite" className="font-semibold first-letter:uppercase">
          {formatDay(stop, locale, { month: 'long', year: 'numeric' })}
        </p>
        <button
          type="button"
          className={arrow}
          aria-label={labels.nextMonth}
          aria-disabled={atEnd}
          onClick={() => !atEnd && turn(1)}
        >
          <ChevronRight aria-hidden className="size-4.5" />
        </button>
      </div>
      <table
        ref={grid}
        aria-labelledby={titleId}
        className="w-full table-fixed border-collapse text-center tabular-nums"
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={formatDay(day, locale, { weekday: 'long' })}
                className="h-8 text-xs font-normal text-ink-3"
              >
                {formatDay(day, locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  name={formatDay(day, locale, { dateStyle: 'full' })}
                  stop={day === stop}
                  today={day === today}
                  away={!day.startsWith(month)}
                  blocked={outside(day)}
                  selected={selected}
                  onKeyDown={onKeyDown}
                  onSelect={() => {
                    setStop(day);
                    onSelect(day);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps {
  day: CalendarDay;
  /** The whole date in words. */
  name: string;
  stop: boolean;
  today: boolean;
  /** It belongs to the month before or after. */
  away: boolean;
  blocked: boolean;
  selected: CalendarProps['selected'];
  onKeyDown: (event: KeyboardEvent) => void;
  onSelect: () => void;
}

function DayCell({ day, name, stop, today, away, blocked, selected, onKeyDown, onSelect }: DayCellProps) {
  const inside = selected !== null && day >= selected.from && day <= selected.to;
  const first = day === selected?.from;
  const last = day === selected?.to;
  return (
    <td className={cn('p-0', inside && 'bg-brand-soft', first && 'rounded-l-sm', last && 'rounded-r-sm')}>
      <button
        type="button"
        data-slot="calendar-day"
        data-state={first || last ? 'chosen' : inside ? 'between' : 'idle'}
        data-day={day}
        tabIndex={stop ? 0 : -1}
        aria-label={name}
        aria-pressed={inside}
        aria-current={today ? 'date' : undefined}
        disabled={blocked}
        className={cn(
          'focus-ring relative h-10 w-full cursor-pointer rounded-sm hover:bg-sunken',
          'disabled:cursor-not-allowed disabled:text-ink-3 disabled:line-through disabled:opacity-45 disabled:hover:bg-transparent',
          away && 'text-ink-3',
          today &&
            'font-semibold text-brand after:absolute after:inset-x-0 after:bottom-1 after:mx-auto after:size-1 after:rounded-full after:bg-current',
          inside && 'hover:bg-transparent',
          (first || last) && 'bg-brand font-semibold text-brand-ink hover:bg-brand',
        )}
        onKeyDown={onKeyDown}
        onClick={onSelect}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
