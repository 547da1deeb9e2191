import { useId, useState, type ComponentProps } from 'react';
import { CalendarRange } from 'lucide-react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { cn } from '../../lib/cn.js';
import { weekdays, weekdaysFrom, type Weekday } from '../../lib/weekday.js';
import { Button } from '../Button/index.js';
import { CopyDay, type CopyDayLabels } from '../CopyDay/index.js';
import { FieldError } from '../Field/index.js';
import { Popover } from '../Popover/index.js';
import { limitRange } from './minutes.js';
import { TimeLimitSlider } from './TimeLimitSlider.js';
import type { MinutesTexts, TimeLimitLabels } from './time-limit-words.js';

/** Minutes for each weekday, Monday first: seven of them. */
export type WeekOfMinutes = readonly [number, number, number, number, number, number, number];

/** The words of a week of limits. */
export interface WeekTimeLimitLabels extends TimeLimitLabels, CopyDayLabels {
  /** The button that sets all days, and the name of its panel and slider: "All days". */
  readonly allDays: string;
  /** Does it: "Set for every day". */
  readonly setAllDays: string;
}

export interface WeekTimeLimitSliderProps
  extends MinutesTexts, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  value?: WeekOfMinutes;
  /** Without one no day is limited. */
  defaultValue?: WeekOfMinutes;
  /** Called while one of them moves. */
  onValueChange?: (week: WeekOfMinutes) => void;
  /** Called once when a move is over or an entry made: the time to save. */
  onValueCommit?: (week: WeekOfMinutes) => void;
  formatWeekday: (weekday: Weekday, width: 'long' | 'short') => string;
  /** The ISO number of the day on which the reader's week begins. The value stays Monday first. */
  firstDayOfWeek?: Weekday;
  labels: WeekTimeLimitLabels;
  disabled?: boolean;
  loading?: boolean;
}

const weekOf = (minutes: number): WeekOfMinutes => [
  minutes,
  minutes,
  minutes,
  minutes,
  minutes,
  minutes,
  minutes,
];

function withDays(week: WeekOfMinutes, days: readonly Weekday[], minutes: number): WeekOfMinutes {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = week;
  const of = (weekday: Weekday, own: number) => (days.includes(weekday) ? minutes : own);
  return [
    of(1, monday),
    of(2, tuesday),
    of(3, wednesday),
    of(4, thursday),
    of(5, friday),
    of(6, saturday),
    of(7, sunday),
  ];
}

/** A time limit for each weekday, with one for all days at once and a day copied to others. */
export function WeekTimeLimitSlider({
  label,
  hint,
  error,
  formatValue,
  value: valueProp,
  defaultValue = weekOf(limitRange.max),
  onValueChange,
  onValueCommit,
  formatWeekday,
  firstDayOfWeek = 1,
  labels,
  disabled = false,
  loading = false,
  className,
  ...props
}: WeekTimeLimitSliderProps) {
  const id = useId();
  const [week, setWeek] = useControllableState({ value: valueProp, defaultValue, onValueChange });
  const days = weekdaysFrom(firstDayOfWeek);
  const minutesOf = (weekday: Weekday) => week[weekday - 1] ?? limitRange.max;
  const set = (next: WeekOfMinutes) => {
    setWeek(next);
    onValueCommit?.(next);
  };
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      data-slot="week-time-limit-slider"
      data-state={loading ? 'loading' : error ? 'invalid' : 'valid'}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-busy={loading || undefined}
      className={cn('m-0 min-w-0 border-0 p-0 text-ink', className)}
      {...props}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span id={`${id}-label`} className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          {label}
        </span>
        <div className="flex flex-wrap gap-2">
          <AllDays
            disabled={disabled || loading}
            start={minutesOf(days[0] ?? 1)}
            {...{ formatValue, labels }}
            onSet={(minutes) => set(withDays(week, weekdays, minutes))}
          />
          <CopyDay
            disabled={disabled || loading}
            wordsOf={(weekday) => formatValue(minutesOf(weekday))}
            {...{ days, formatWeekday, labels }}
            onCopy={(from, to) => set(withDays(week, to, minutesOf(from)))}
          />
        </div>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-ink-2">
          {hint}
        </p>
      )}
      <div className="@container">
        <div className="grid gap-x-10 gap-y-1 @min-[44rem]:grid-cols-2">
          {days.map((weekday) => (
            <TimeLimitSlider
              key={weekday}
              compact
              label={formatWeekday(weekday, 'long')}
              value={minutesOf(weekday)}
              onValueChange={(minutes) => setWeek(withDays(week, [weekday], minutes))}
              onValueCommit={(minutes) => onValueCommit?.(withDays(week, [weekday], minutes))}
              className="border-t border-line pt-2"
              {...{ formatValue, labels, disabled, loading }}
            />
          ))}
        </div>
      </div>
      <FieldError id={`${id}-error`} className="mt-2">
        {error}
      </FieldError>
    </fieldset>
  );
}

interface AllDaysProps {
  start: number;
  formatValue: (minutes: number) => string;
  labels: WeekTimeLimitLabels;
  disabled: boolean;
  onSet: (minutes: number) => void;
}

/** One limit for every day, set only when its button is pressed: seven limits are not lost to a slip of the finger. */
function AllDays({ start, formatValue, labels, disabled, onSet }: AllDaysProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={labels.allDays}
      align="start"
      className="w-84"
      trigger={
        <Button variant="secondary" size="sm" className="min-h-9" disabled={disabled}>
          <CalendarRange aria-hidden />
          {labels.allDays}
        </Button>
      }
    >
      <AllDaysForm
        {...{ start, formatValue, labels }}
        onSet={(minutes) => {
          setOpen(false);
          onSet(minutes);
        }}
      />
    </Popover>
  );
}

function AllDaysForm({ start, formatValue, labels, onSet }: Omit<AllDaysProps, 'disabled'>) {
  const [minutes, setMinutes] = useState(start);
  return (
    <div className="grid gap-4">
      <TimeLimitSlider
        label={labels.allDays}
        value={minutes}
        onValueChange={setMinutes}
        {...{ formatValue, labels }}
      />
      <Button onClick={() => onSet(minutes)}>{labels.setAllDays}</Button>
    </div>
  );
}
