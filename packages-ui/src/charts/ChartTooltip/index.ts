export { ChartTooltip, type ChartTooltipProps } from './ChartTooltip.js';
