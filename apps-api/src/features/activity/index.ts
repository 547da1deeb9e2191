export { HourlyKind } from './hourly-kind.js';
export { ActivityModule } from './activity.module.js';
