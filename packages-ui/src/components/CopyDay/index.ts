export { CopyDay, type CopyDayLabels, type CopyDayProps } from './CopyDay.js';
