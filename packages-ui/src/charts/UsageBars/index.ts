export { UsageBars, type UsageBarsProps } from './UsageBars.js';
export { useUsageBars, type UsageBar, type UsageBarRow } from './use-usage-bars.js';
