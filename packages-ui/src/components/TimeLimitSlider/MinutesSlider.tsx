import type { ComponentProps } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import type { MinutesRange } from './minutes.js';
import { MinutesStepper } from './MinutesEntry.js';
import { MinutesField } from './MinutesField.js';
import type { MinutesLabels, MinutesTexts } from './time-limit-words.js';

export interface MinutesSliderProps
  extends MinutesTexts, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  value?: number;
  defaultValue?: number;
  /** Called while it moves. */
  onValueChange?: (value: number) => void;
  /** Called once when a move is over: the time to save. */
  onValueCommit?: (value: number) => void;
  labels: MinutesLabels;
  disabled?: boolean;
  loading?: boolean;
}

interface RangedProps extends MinutesSliderProps {
  readonly range: MinutesRange;
}

/** A slider with its two buttons: what the sliders without typed minutes have in common. */
export function MinutesSlider({
  value: valueProp,
  defaultValue = 0,
  onValueChange,
  onValueCommit,
  range,
  labels,
  disabled = false,
  loading = false,
  ...props
}: RangedProps) {
  const [value, setValue] = useControllableState({ value: valueProp, defaultValue, onValueChange });
  return (
    <MinutesField
      value={value}
      range={range}
      loading={loading ? labels.loading : null}
      disabled={disabled}
      onTrackChange={setValue}
      onTrackCommit={(moved) => onValueCommit?.(moved)}
      {...props}
    >
      {() => (
        <MinutesStepper
          range={range}
          onStep={(stepped) => {
            setValue(stepped);
            onValueCommit?.(stepped);
          }}
          {...{ value, labels, disabled }}
        />
      )}
    </MinutesField>
  );
}
