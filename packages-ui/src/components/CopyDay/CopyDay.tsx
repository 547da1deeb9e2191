import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../Button/index.js';
import { Popover } from '../Popover/index.js';
import type { Weekday } from '../../lib/weekday.js';

export interface CopyDayLabels {
  /** The button, and the name of its panel. */
  readonly copyDay: string;
  readonly copyFrom: string;
  readonly copyTo: string;
  readonly otherDays: string;
  /** Does it. */
  readonly copy: string;
}

export interface CopyDayProps {
  days: readonly Weekday[];
  formatWeekday: (weekday: Weekday, width: 'long' | 'short') => string;
  /** What a day has, in words. */
  wordsOf: (weekday: Weekday) => string;
  labels: CopyDayLabels;
  disabled: boolean;
  onCopy: (from: Weekday, to: readonly Weekday[]) => void;
}

/** Gives what one day has to other days. A part of the week's editors, not of the kit's edge. */
export function CopyDay({ labels, disabled, onCopy, ...form }: CopyDayProps) {
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
        {...form}
        labels={labels}
        onCopy={(from, to) => {
          setOpen(false);
          onCopy(from, to);
        }}
      />
    </Popover>
  );
}

type CopyDayFormProps = Omit<CopyDayProps, 'disabled'>;

function CopyDayForm({ days, formatWeekday, wordsOf, labels, onCopy }: CopyDayFormProps) {
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
        if (targets.length > 0) onCopy(from, targets);
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
              {...{ weekday, formatWeekday }}
            />
          ))}
        </div>
        <p className="mt-2 text-sm text-ink-2 tabular-nums">{wordsOf(from)}</p>
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
              {...{ weekday, formatWeekday }}
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
  formatWeekday: CopyDayProps['formatWeekday'];
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A day to choose, as small as seven in a row ask for. */
function DayChip({ weekday, formatWeekday, onCheckedChange, ...props }: DayChipProps) {
  return (
    <label className="relative grid min-h-11 min-w-0 cursor-pointer place-items-center rounded-sm border border-line px-0.5 text-center text-xs leading-tight font-medium has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        {...props}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
        aria-label={formatWeekday(weekday, 'long')}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span aria-hidden className="first-letter:uppercase">
        {formatWeekday(weekday, 'short')}
      </span>
    </label>
  );
}
