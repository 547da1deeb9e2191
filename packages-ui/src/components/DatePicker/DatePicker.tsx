import * as Popover from '@radix-ui/react-popover';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { cn } from '../../lib/cn.js';
import { Button } from '../Button/index.js';
import { addDays, clampDay, formatDay, type CalendarDay } from '../Calendar/calendar-day.js';
import { Calendar, type CalendarLabels } from '../Calendar/index.js';

export interface DatePickerLabels extends CalendarLabels {
  /** Names the field: "Day". */
  readonly name: string;
  readonly previousDay: string;
  readonly nextDay: string;
}

export interface DatePickerProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children'
> {
  value?: CalendarDay;
  defaultValue?: CalendarDay;
  onValueChange?: (day: CalendarDay) => void;
  /** The reader's present day; it is the default and, unless `max` says otherwise, the last that can be chosen. */
  today: CalendarDay;
  min?: CalendarDay;
  max?: CalendarDay;
  /** A BCP 47 tag. */
  locale: string;
  labels: DatePickerLabels;
  /** Whether the calendar is open. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  disabled?: boolean;
}

/** Chooses one day: a step back or forward, or any day from the calendar. The future is closed by default. */
export function DatePicker({
  value: valueProp,
  defaultValue,
  onValueChange,
  today,
  min,
  max = today,
  locale,
  labels,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  disabled = false,
  className,
  ...props
}: DatePickerProps) {
  const [value, setValue] = useControllableState({
    value: valueProp,
    defaultValue: defaultValue ?? today,
    onValueChange,
  });
  const [open, setOpen] = useControllableState({
    value: openProp,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  const step = (by: 1 | -1) => {
    const next = clampDay(addDays(value, by), min, max);
    if (next !== value) setValue(next);
  };
  const atStart = min !== undefined && value <= min;
  const atEnd = value >= max;
  const inWords = (month: 'long' | 'short') =>
    formatDay(value, locale, { weekday: 'short', day: 'numeric', month, year: 'numeric' });
  const words = inWords('long');
  return (
    <div
      data-slot="date-picker"
      data-state={open ? 'open' : 'closed'}
      className={cn('inline-flex max-w-full items-center gap-1', className)}
      {...props}
    >
      <Button
        variant="ghost"
        className="px-2.5 aria-disabled:opacity-35"
        aria-label={labels.previousDay}
        aria-disabled={atStart || undefined}
        disabled={disabled}
        onClick={() => !atStart && step(-1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Button
            variant="secondary"
            className="min-w-0 px-3"
            disabled={disabled}
            aria-label={`${labels.name}: ${words}`}
          >
            <CalendarDays aria-hidden className="text-ink-3" />
            {/* A long month would break the line on a phone */}
            <span className="tabular-nums">{inWords('short')}</span>
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            data-slot="date-picker-content"
            aria-label={labels.name}
            align="start"
            sideOffset={6}
            collisionPadding={8}
            className="z-popup w-80 max-w-[calc(100vw-16px)] rounded-md border border-line bg-surface p-3 text-ink shadow-float"
            onOpenAutoFocus={focusChosenDay}
          >
            <Calendar
              selected={{ from: value, to: value }}
              today={today}
              {...(min !== undefined && { min })}
              max={max}
              locale={locale}
              labels={labels}
              onSelect={(day) => {
                setValue(day);
                setOpen(false);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <Button
        variant="ghost"
        className="px-2.5 aria-disabled:opacity-35"
        aria-label={labels.nextDay}
        aria-disabled={atEnd || undefined}
        disabled={disabled}
        onClick={() => !atEnd && step(1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </div>
  );
}

/** Opens on the day in hand, not on the first arrow of the calendar. */
export function focusChosenDay(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const day = event.currentTarget.querySelector<HTMLElement>('[data-day][tabindex="0"]');
  if (!day) return;
  event.preventDefault();
  day.focus();
}
