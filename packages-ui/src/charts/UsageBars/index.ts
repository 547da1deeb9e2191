export { UsageBars, type UsageBarsProps } from './UsageBars.js';
export { usageTable } from './usage-table.js';
export { useUsageBars, type UsageBar, type UsageBarRow } from './use-usage-bars.js';
