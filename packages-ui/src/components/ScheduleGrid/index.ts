export { ScheduleGrid, type ScheduleGridProps } from './ScheduleGrid.js';
export type { SchedulePreset, ScheduleView } from './ScheduleToolbar.js';
export { scheduleFormat } from './schedule-format.js';
export type { Weekday } from '../../lib/weekday.js';
export { openWeek, type ScheduleDay, type ScheduleWeek } from './schedule-week.js';
export type { ScheduleFormat, ScheduleGridLabels } from './schedule-words.js';
