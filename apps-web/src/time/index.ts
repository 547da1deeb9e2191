export { useNow } from './use-now.js';
export { useTimeWords, type TimeWords } from './use-time-words.js';
export { useTimeZone } from './use-time-zone.js';
