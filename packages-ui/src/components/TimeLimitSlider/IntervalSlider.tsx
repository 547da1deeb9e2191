import type { ComponentProps } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { MinutesStepper } from './MinutesEntry.js';
import { MinutesField } from './MinutesField.js';
import type { MinutesLabels, MinutesTexts } from './time-limit-words.js';

export interface IntervalSliderProps
  extends MinutesTexts, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** How far apart, in the unit of `max` and `step`; 0 is never. */
  value?: number;
  defaultValue?: number;
  /** The slider's end. */
  max: number;
  step: number;
  /** Called while it moves. */
  onValueChange?: (interval: number) => void;
  /** Called once when a move is over: the time to save. */
  onValueCommit?: (interval: number) => void;
  labels: MinutesLabels;
  disabled?: boolean;
  loading?: boolean;
}

/** How often something happens by itself: a slider in even steps, whose beginning means never. */
export function IntervalSlider({
  value: valueProp,
  defaultValue = 0,
  max,
  step,
  onValueChange,
  onValueCommit,
  labels,
  disabled = false,
  loading = false,
  ...props
}: IntervalSliderProps) {
  const [value, setValue] = useControllableState({ value: valueProp, defaultValue, onValueChange });
  const range = { max, step, closed: true } as const;
  return (
    <MinutesField
      data-slot="interval-slider"
      value={value}
      range={range}
      loading={loading ? labels.loading : null}
      disabled={disabled}
      onTrackChange={setValue}
      onTrackCommit={(interval) => onValueCommit?.(interval)}
      {...props}
    >
      {() => (
        <MinutesStepper
          range={range}
          onStep={(interval) => {
            setValue(interval);
            onValueCommit?.(interval);
          }}
          {...{ value, labels, disabled }}
        />
      )}
    </MinutesField>
  );
}
