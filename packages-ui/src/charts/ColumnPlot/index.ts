export { ColumnPlot, type PlotColumn } from './ColumnPlot.js';
export type { AxisTick } from './fit-ticks.js';
export { wholeTicks } from './whole-ticks.js';
