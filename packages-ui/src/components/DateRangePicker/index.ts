export {
  DateRangePicker,
  rangeOfPreset,
  type DateRange,
  type DateRangePickerLabels,
  type DateRangePickerProps,
  type DateRangePreset,
} from './DateRangePicker.js';
