export { DayPicker } from './day-picker.js';
export { DaysPicker } from './days-picker.js';
export {
  intervalOf,
  keptDays,
  readDay,
  readDays,
  readShownDay,
  writeDay,
  writeDays,
  writeShownDay,
  type Days,
} from './days-in-address.js';
export { useNow } from './use-now.js';
export { useShownDay, type ShownDay } from './use-shown-day.js';
export { useShownDays, type ShownDays } from './use-shown-days.js';
export { useTimeWords, type TimeWords } from './use-time-words.js';
export { useTimeZone } from './use-time-zone.js';
export { useToday } from './use-today.js';
