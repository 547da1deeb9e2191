import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { FieldError } from '../Field/index.js';
import { Skeleton } from '../Skeleton/index.js';
import type { MinutesRange } from './minutes.js';
import { MinutesTrack } from './MinutesTrack.js';
import type { MinutesTexts } from './time-limit-words.js';

export interface MinutesFieldProps extends MinutesTexts, Omit<ComponentProps<'fieldset'>, 'children'> {
  value: number;
  range: MinutesRange;
  /** Said under the slider's ends. */
  ends?: boolean;
  /** One of several, in a list. */
  compact?: boolean;
  disabled: boolean;
  /** Said while it is loading; null when it is not. */
  loading: string | null;
  /** A problem that the control itself found. */
  problem?: string | null;
  onTrackChange: (minutes: number) => void;
  onTrackCommit: (minutes: number) => void;
  /** What stands beside the label: the stepper. */
  children: (ids: { readonly label: string; readonly error: string }) => ReactNode;
}

/** A label, the value in words, and a slider of minutes. */
export function MinutesField({
  label,
  hint,
  error,
  formatValue,
  value,
  range,
  ends = true,
  compact = false,
  disabled,
  loading,
  problem = null,
  onTrackChange,
  onTrackCommit,
  className,
  children,
  ...props
}: MinutesFieldProps) {
  const id = useId();
  const ids = { label: `${id}-label`, error: `${id}-error`, hint: `${id}-hint` };
  const message = problem ?? error;
  const invalid = Boolean(message);
  const words = formatValue(value);
  const describedBy = [hint && ids.hint, invalid && ids.error].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      aria-labelledby={ids.label}
      aria-busy={loading !== null || undefined}
      data-state={loading === null ? (invalid ? 'invalid' : 'valid') : 'loading'}
      className={cn('m-0 min-w-0 border-0 p-0 text-ink', className)}
      {...props}
    >
      {/* Where a weekday would have to break for the buttons, they take the next line */}
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-3">
        <div data-slot="minutes-label" className="min-w-0 flex-[1_1_6.75rem]">
          <span
            id={ids.label}
            className="block font-medium first-letter:uppercase [overflow-wrap:anywhere] hyphens-auto"
          >
            {label}
          </span>
          {loading === null && (
            <output
              aria-hidden
              className={cn(
                'block tabular-nums [overflow-wrap:anywhere]',
                compact ? 'text-sm text-ink-2' : 'text-lg font-semibold tracking-tight',
              )}
            >
              {words}
            </output>
          )}
        </div>
        {loading === null && children(ids)}
      </div>
      {loading === null ? (
        <>
          <MinutesTrack
            labelledBy={ids.label}
            valueText={words}
            onValueChange={onTrackChange}
            onValueCommit={onTrackCommit}
            {...{ describedBy, value, range, disabled, invalid }}
          />
          {ends && (
            <p aria-hidden className="-mt-1.5 flex justify-between gap-4 text-xs text-ink-2">
              <span>{formatValue(0)}</span>
              <span className="text-right">{formatValue(range.max)}</span>
            </p>
          )}
        </>
      ) : (
        <>
          <span className="sr-only">{loading}</span>
          <Skeleton className="mt-2 h-7" />
        </>
      )}
      {hint && (
        <p id={ids.hint} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={ids.error} className="mt-1.5">
        {message}
      </FieldError>
    </fieldset>
  );
}
