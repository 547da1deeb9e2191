export * from './BatteryBars/index.js';
export * from './ChartFrame/index.js';
export * from './ChartTooltip/index.js';
export * from './LearningBars/index.js';
export * from './PieShare/index.js';
export * from './TimeOfDayHeat/index.js';
export * from './TopBars/index.js';
export * from './UsageBars/index.js';
export type { ActiveMarkProps } from '../hooks/use-chart-marks.js';
