export { Calendar, type CalendarLabels, type CalendarProps } from './Calendar.js';
export { addDays, addMonths, type CalendarDay } from './calendar-day.js';
