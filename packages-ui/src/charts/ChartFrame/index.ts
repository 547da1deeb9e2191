export { ChartFrame, type ChartFrameLabels, type ChartFrameProps, type ChartView } from './ChartFrame.js';
export type { ChartTable } from './chart-table.js';
