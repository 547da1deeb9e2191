import { MinutesSlider, type MinutesSliderProps } from './MinutesSlider.js';

export interface IntervalSliderProps extends MinutesSliderProps {
  /** How far apart, in the unit of `max` and `step`; 0 is never. */
  value?: number;
  /** The slider's end. */
  max: number;
  step: number;
}

/** How often something happens by itself: a slider in even steps, whose beginning means never. */
export function IntervalSlider({ max, step, ...props }: IntervalSliderProps) {
  return <MinutesSlider data-slot="interval-slider" range={{ max, step, closed: true }} {...props} />;
}
