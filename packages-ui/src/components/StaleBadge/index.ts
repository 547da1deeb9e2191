export { StaleBadge, type StaleBadgeProps } from './StaleBadge.js';
export { stalenessOf, type Staleness, type StalenessLimits } from './staleness.js';
