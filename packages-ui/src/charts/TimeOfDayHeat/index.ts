export { TimeOfDayHeat, type TimeOfDayHeatProps } from './TimeOfDayHeat.js';
export { heatTable } from './heat-table.js';
export { useTimeOfDayHeat, type HeatCell } from './use-time-of-day-heat.js';
