import * as Popover from '@radix-ui/react-popover';
import { CalendarDays, Check, ChevronDown } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { cn } from '../../lib/cn.js';
import { Button } from '../Button/index.js';
import { addDays, formatDay, formatDays, type CalendarDay } from '../Calendar/calendar-day.js';
import { Calendar, type CalendarLabels } from '../Calendar/index.js';
import { focusChosenDay } from '../DatePicker/DatePicker.js';

/** Days from the first to the last, both included. */
export interface DateRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** A range that is chosen by its name: the last `days` days, today included. */
export interface DateRangePreset {
  readonly id: string;
  readonly label: string;
  readonly days: number;
}

export interface DateRangePickerLabels extends CalendarLabels {
  /** Names the field: "Period". */
  readonly name: string;
  /** The choice beside the presets: "Another period", "A single day". */
  readonly custom: string;
  /** Shown over the calendar while the first day of a range is awaited, and then the last. */
  readonly chooseFirst: string;
  readonly chooseLast: string;
}

export interface DateRangePickerProps extends Omit<
  ComponentProps<typeof Button>,
  'value' | 'defaultValue' | 'onChange' | 'children'
> {
  value?: DateRange;
  /** Absent: the first preset, or today. */
  defaultValue?: DateRange;
  onValueChange?: (range: DateRange) => void;
  presets?: readonly DateRangePreset[];
  /** The calendar chooses a single day. */
  single?: boolean;
  /** The reader's present day; unless `max` says otherwise, the last that can be chosen. */
  today: CalendarDay;
  min?: CalendarDay;
  max?: CalendarDay;
  /** A BCP 47 tag. */
  locale: string;
  labels: DateRangePickerLabels;
  /** Whether the calendar is open. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The range that a preset stands for on a given day. */
export function rangeOfPreset({ days }: DateRangePreset, today: CalendarDay): DateRange {
  return { from: addDays(today, 1 - days), to: today };
}

/** Chooses a period by name, or two days (or one) from the calendar. The future is closed by default. */
export function DateRangePicker({
  value: valueProp,
  defaultValue,
  onValueChange,
  presets = [],
  single = false,
  today,
  min,
  max = today,
  locale,
  labels,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  className,
  ...props
}: DateRangePickerProps) {
  const [firstPreset] = presets;
  const [value, setValue] = useControllableState<DateRange>({
    value: valueProp,
    defaultValue:
      defaultValue ?? (firstPreset ? rangeOfPreset(firstPreset, today) : { from: today, to: today }),
    onValueChange,
  });
  const [open, setOpen] = useControllableState({
    value: openProp,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  const [first, setFirst] = useState<CalendarDay | null>(null);
  const preset = presets.find((candidate) => {
    const range = rangeOfPreset(candidate, today);
    return range.from === value.from && range.to === value.to;
  });
  const choose = (range: DateRange) => {
    setValue(range);
    setFirst(null);
    setOpen(false);
  };
  const chooseDay = (day: CalendarDay) => {
    if (single) choose({ from: day, to: day });
    else if (first === null) setFirst(day);
    else choose(day < first ? { from: day, to: first } : { from: first, to: day });
  };
  const words =
    value.from === value.to
      ? formatDay(value.from, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
      : formatDays(value.from, value.to, locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const hint = single ? labels.custom : first === null ? labels.chooseFirst : labels.chooseLast;
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setFirst(null);
      }}
    >
      <Popover.Trigger asChild>
        <Button
          variant="secondary"
          data-slot="date-range-picker"
          aria-label={`${labels.name}: ${preset ? `${preset.label}, ` : ''}${words}`}
          className={cn('px-3', className)}
          {...props}
        >
          <CalendarDays aria-hidden className="text-ink-3" />
          {preset && <span>{preset.label}</span>}
          <span className={cn('tabular-nums', preset && 'font-normal text-ink-2 max-sm:hidden')}>
            {words}
          </span>
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          data-slot="date-range-picker-content"
          aria-label={labels.name}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-popup flex max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] flex-col overflow-y-auto rounded-md border border-line bg-surface text-ink shadow-float sm:flex-row"
          onOpenAutoFocus={focusChosenDay}
        >
          {presets.length > 0 && (
            <ul className="m-0 flex list-none gap-1 border-line p-2 max-sm:flex-wrap max-sm:border-b sm:w-44 sm:flex-col sm:border-r">
              {presets.map((candidate) => (
                <li key={candidate.id}>
                  <button
                    type="button"
                    data-slot="date-range-preset"
                    data-state={candidate.id === preset?.id ? 'chosen' : 'idle'}
                    aria-pressed={candidate.id === preset?.id}
                    className={cn(
                      'focus-ring flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-sm px-3 text-left text-sm hover:bg-sunken',
                      candidate.id === preset?.id && 'bg-brand-soft font-medium text-brand',
                    )}
                    onClick={() => choose(rangeOfPreset(candidate, today))}
                  >
                    {candidate.label}
                    {candidate.id === preset?.id && <Check aria-hidden className="ml-auto size-4" />}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className="w-80 max-w-full p-3">
            <p aria-live="polite" className="mb-1 px-1 text-sm text-ink-2">
              {hint}
            </p>
            <Calendar
              selected={first === null ? value : { from: first, to: first }}
              today={today}
              {...(min !== undefined && { min })}
              max={max}
              locale={locale}
              labels={labels}
              onSelect={chooseDay}
            />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
