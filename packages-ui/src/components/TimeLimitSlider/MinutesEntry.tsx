import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import {
  MOST_MINUTES,
  readMinutes,
  stepFrom,
  type MinutesEntry as Entry,
  type MinutesRange,
} from './minutes.js';
import type { MinutesLabels, TimeLimitLabels } from './time-limit-words.js';

interface StepperProps {
  value: number;
  range: MinutesRange;
  labels: MinutesLabels;
  disabled: boolean;
  onStep: (minutes: number) => void;
  /** What stands between the two buttons. */
  children?: ReactNode;
}

/** One step less or more, for a thumb that can't hit five minutes on the slider. */
export function MinutesStepper({ value, range, labels, disabled, onStep, children }: StepperProps) {
  const step = (by: -1 | 1) => {
    const next = stepFrom(value, by, range);
    const atEnd = by === 1 ? value >= range.max : value <= 0;
    return (
      <button
        type="button"
        aria-label={by === 1 ? labels.more : labels.less}
        title={by === 1 ? labels.more : labels.less}
        disabled={disabled}
        aria-disabled={atEnd || undefined}
        className="focus-ring grid size-10 shrink-0 cursor-pointer place-items-center rounded-[7px] text-ink-2 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed aria-disabled:cursor-default aria-disabled:opacity-40"
        onClick={() => !atEnd && onStep(next)}
      >
        {by === 1 ? <Plus aria-hidden className="size-4.5" /> : <Minus aria-hidden className="size-4.5" />}
      </button>
    );
  };
  return (
    <div
      data-slot="minutes-stepper"
      className={cn(
        'flex shrink-0 items-center rounded-sm border border-line bg-surface',
        disabled && 'bg-sunken opacity-60',
      )}
    >
      {step(-1)}
      {children}
      {step(1)}
    </div>
  );
}

interface MinutesEntryProps {
  /** The id of the label of the slider beside it. */
  labelId: string;
  errorId: string;
  value: number;
  labels: TimeLimitLabels;
  disabled: boolean;
  invalid: boolean;
  onEnter: (minutes: number) => void;
  /** What is wrong with what was typed; null when nothing is. */
  onProblem: (problem: Exclude<Entry['kind'], 'ok'> | null) => void;
}

/** Minutes to be typed, up to a day. They count when Enter is pressed or the field is left. */
export function MinutesEntry({
  labelId,
  errorId,
  value,
  labels,
  disabled,
  invalid,
  onEnter,
  onProblem,
}: MinutesEntryProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: number } | null>(null);
  // What was typed is about the value that was there: a slider that moves since then is newer.
  const text = draft && draft.of === value ? draft.text : String(value);
  const enter = () => {
    if (!draft || draft.of !== value) return;
    const entry = readMinutes(draft.text);
    if (entry.kind !== 'ok') return onProblem(entry.kind);
    setDraft(null);
    onProblem(null);
    if (entry.minutes !== value) onEnter(entry.minutes);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape' && draft) {
      event.stopPropagation();
      setDraft(null);
      onProblem(null);
    }
  };
  return (
    <label className="flex items-center gap-1 text-sm text-ink-2">
      <input
        data-slot="minutes-input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(MOST_MINUTES).length + 1}
        aria-label={labels.entry}
        aria-describedby={invalid ? errorId : labelId}
        aria-invalid={invalid || undefined}
        disabled={disabled}
        className="h-10 w-14 min-w-0 rounded-[7px] border border-transparent bg-transparent text-center text-control text-ink tabular-nums outline-2 outline-transparent hover:bg-sunken focus-visible:outline-brand disabled:cursor-not-allowed aria-invalid:border-stop"
        value={text}
        onChange={(event) => setDraft({ text: event.target.value, of: value })}
        onFocus={(event) => event.target.select()}
        onBlur={enter}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden className="pr-1">
        {labels.unit}
      </span>
    </label>
  );
}
