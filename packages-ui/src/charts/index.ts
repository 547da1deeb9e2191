export * from './ChartFrame/index.js';
export * from './ChartTooltip/index.js';
export * from './PieShare/index.js';
export * from './TopBars/index.js';
export * from './UsageBars/index.js';
