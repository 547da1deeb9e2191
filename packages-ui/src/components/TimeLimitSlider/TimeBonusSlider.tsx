import type { ComponentProps } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { bonusRange } from './minutes.js';
import { MinutesStepper } from './MinutesEntry.js';
import { MinutesField } from './MinutesField.js';
import type { MinutesLabels, MinutesTexts } from './time-limit-words.js';

export interface TimeBonusSliderProps
  extends MinutesTexts, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Minutes on top of today's limit: 0 to 120 in steps of 5. */
  value?: number;
  defaultValue?: number;
  /** Called while it moves. */
  onValueChange?: (minutes: number) => void;
  /** Called once when a move is over: the time to save. */
  onValueCommit?: (minutes: number) => void;
  labels: MinutesLabels;
  disabled?: boolean;
  loading?: boolean;
}

/** Minutes as a present: a slider from 0 to 120 in steps of 5. */
export function TimeBonusSlider({
  value: valueProp,
  defaultValue = 0,
  onValueChange,
  onValueCommit,
  labels,
  disabled = false,
  loading = false,
  ...props
}: TimeBonusSliderProps) {
  const [value, setValue] = useControllableState({ value: valueProp, defaultValue, onValueChange });
  return (
    <MinutesField
      data-slot="time-bonus-slider"
      value={value}
      range={bonusRange}
      loading={loading ? labels.loading : null}
      disabled={disabled}
      onTrackChange={setValue}
      onTrackCommit={(minutes) => onValueCommit?.(minutes)}
      {...props}
    >
      {() => (
        <MinutesStepper
          range={bonusRange}
          onStep={(minutes) => {
            setValue(minutes);
            onValueCommit?.(minutes);
          }}
          {...{ value, labels, disabled }}
        />
      )}
    </MinutesField>
  );
}
