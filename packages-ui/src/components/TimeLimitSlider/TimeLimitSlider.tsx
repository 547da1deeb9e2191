import { useState, type ComponentProps } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { isUnlimited, limitRange } from './minutes.js';
import { MinutesEntry, MinutesStepper } from './MinutesEntry.js';
import { MinutesField } from './MinutesField.js';
import type { MinutesTexts, TimeLimitLabels } from './time-limit-words.js';

export interface TimeLimitSliderProps
  extends MinutesTexts, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Whole minutes a day, 0 to 1440; 480 and more limit nothing. */
  value?: number;
  /** Without one nothing is limited. */
  defaultValue?: number;
  /** Called while it moves. */
  onValueChange?: (minutes: number) => void;
  /** Called once when a move is over or an entry made: the time to save. */
  onValueCommit?: (minutes: number) => void;
  labels: TimeLimitLabels;
  /** One of several in a list: smaller, without the words under the slider's ends. */
  compact?: boolean;
  disabled?: boolean;
  loading?: boolean;
}

/**
 * How long something may be used on a day: a slider in steps of 5 minutes whose end, 480, means no limit, and a field
 * for any whole number of minutes up to 1440.
 */
export function TimeLimitSlider({
  value: valueProp,
  defaultValue = limitRange.max,
  onValueChange,
  onValueCommit,
  labels,
  compact = false,
  disabled = false,
  loading = false,
  ...props
}: TimeLimitSliderProps) {
  const [value, setValue] = useControllableState({ value: valueProp, defaultValue, onValueChange });
  const [problem, setProblem] = useState<'required' | 'not-valid' | null>(null);
  const move = (minutes: number) => {
    setProblem(null);
    setValue(minutes);
  };
  const set = (minutes: number) => {
    move(minutes);
    onValueCommit?.(minutes);
  };
  const problemWords = { required: labels.required, 'not-valid': labels.notValid };
  return (
    <MinutesField
      data-slot="time-limit-slider"
      data-value={isUnlimited(value) ? 'unlimited' : 'limited'}
      value={value}
      range={limitRange}
      ends={!compact}
      loading={loading ? labels.loading : null}
      problem={problem && problemWords[problem]}
      onTrackChange={move}
      onTrackCommit={(minutes) => onValueCommit?.(minutes)}
      {...{ compact, disabled }}
      {...props}
    >
      {({ label, error }) => (
        <MinutesStepper range={limitRange} onStep={set} {...{ value, labels, disabled }}>
          <MinutesEntry
            labelId={label}
            errorId={error}
            invalid={problem !== null}
            onEnter={set}
            onProblem={setProblem}
            {...{ value, labels, disabled }}
          />
        </MinutesStepper>
      )}
    </MinutesField>
  );
}
