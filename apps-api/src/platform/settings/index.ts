export { KeptDays, keptDaysRange } from './kept-days.js';
export { Setting } from './setting.entity.js';
