export { IntervalSlider, type IntervalSliderProps } from './IntervalSlider.js';
export { TimeBonusSlider, type TimeBonusSliderProps } from './TimeBonusSlider.js';
export { TimeLimitSlider, type TimeLimitSliderProps } from './TimeLimitSlider.js';
export {
  WeekTimeLimitSlider,
  type WeekOfMinutes,
  type WeekTimeLimitLabels,
  type WeekTimeLimitSliderProps,
} from './WeekTimeLimitSlider.js';
export type { MinutesLabels, TimeLimitLabels } from './time-limit-words.js';
