import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../Button/index.js';
import { Popover } from '../Popover/index.js';
import { withDayCopied, type ScheduleWeek, type Weekday } from './schedule-week.js';
import { dayWords, type ScheduleFormat, type ScheduleGridLabels } from './schedule-words.js';

export interface CopyDayProps {
  week: ScheduleWeek;
  days: readonly Weekday[];
  format: ScheduleFormat;
  labels: ScheduleGridLabels;
  disabled: boolean;
  onCopy: (week: ScheduleWeek) => void;
}

/** Gives one day's hours to other days. */
export function CopyDay({ week, days, format, labels, disabled, onCopy }: CopyDayProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={labels.copyDay}
      align="start"
      className="w-84"
      trigger={
        <Button variant="secondary" size="sm" className="min-h-9" disabled={disabled}>
          <Copy aria-hidden />
          {labels.copyDay}
        </Button>
      }
    >
      <CopyDayForm
        {...{ week, days, format, labels }}
        onCopy={(next) => {
          setOpen(false);
          onCopy(next);
        }}
      />
    </Popover>
  );
}

type CopyDayFormProps = Omit<CopyDayProps, 'disabled'>;

function CopyDayForm({ week, days, format, labels, onCopy }: CopyDayFormProps) {
  const name = useId();
  const [from, setFrom] = useState<Weekday>(days[0] ?? 1);
  const [to, setTo] = useState<ReadonlySet<Weekday>>(new Set());
  const others = days.filter((weekday) => weekday !== from);
  const targets = others.filter((weekday) => to.has(weekday));
  const allOthers = targets.length === others.length;
  const toggle = (weekday: Weekday, checked: boolean) => {
    const next = new Set(to);
    if (checked) next.add(weekday);
    else next.delete(weekday);
    setTo(next);
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (targets.length > 0) onCopy(withDayCopied(week, from, targets));
      }}
    >
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="mb-2 p-0 text-sm font-medium">{labels.copyFrom}</legend>
        <div className="grid grid-cols-7 gap-1">
          {days.map((weekday) => (
            <DayChip
              key={weekday}
              type="radio"
              name={name}
              checked={weekday === from}
              onCheckedChange={() => setFrom(weekday)}
              {...{ weekday, format }}
            />
          ))}
        </div>
        <p className="mt-2 text-sm text-ink-2 tabular-nums">{dayWords(week, from, format, labels)}</p>
      </fieldset>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="mb-2 p-0 text-sm font-medium">{labels.copyTo}</legend>
        <div className="grid grid-cols-7 gap-1">
          {days.map((weekday) => (
            <DayChip
              key={weekday}
              type="checkbox"
              checked={weekday !== from && to.has(weekday)}
              disabled={weekday === from}
              onCheckedChange={(checked) => toggle(weekday, checked)}
              {...{ weekday, format }}
            />
          ))}
        </div>
        <label className="mt-1 flex min-h-10 cursor-pointer items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            className="size-5 cursor-pointer accent-brand"
            checked={allOthers}
            onChange={(event) => setTo(event.target.checked ? new Set(others) : new Set())}
          />
          {labels.otherDays}
        </label>
      </fieldset>
      <Button type="submit" disabled={targets.length === 0}>
        {labels.copy}
      </Button>
    </form>
  );
}

interface DayChipProps {
  type: 'radio' | 'checkbox';
  name?: string;
  weekday: Weekday;
  format: ScheduleFormat;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A day to choose, as small as seven in a row ask for. */
function DayChip({ weekday, format, onCheckedChange, ...props }: DayChipProps) {
  return (
    <label className="relative grid min-h-11 min-w-0 cursor-pointer place-items-center rounded-sm border border-line px-0.5 text-center text-xs leading-tight font-medium has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        {...props}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
        aria-label={format.formatWeekday(weekday, 'long')}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span aria-hidden className="first-letter:uppercase">
        {format.formatWeekday(weekday, 'short')}
      </span>
    </label>
  );
}
