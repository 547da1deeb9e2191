import { bonusRange } from './minutes.js';
import { MinutesSlider, type MinutesSliderProps } from './MinutesSlider.js';

export interface TimeBonusSliderProps extends MinutesSliderProps {
  /** Minutes on top of today's limit: 0 to 120 in steps of 5. */
  value?: number;
}

/** Minutes as a present: a slider from 0 to 120 in steps of 5. */
export function TimeBonusSlider(props: TimeBonusSliderProps) {
  return <MinutesSlider data-slot="time-bonus-slider" range={bonusRange} {...props} />;
}
