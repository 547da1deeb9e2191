export { ActivityModule } from './activity.module.js';
export { HourlyKind } from './hourly-kind.js';
export { type Interval, intervalOf } from './interval.js';
export { type PagedList, Pages } from './pages.js';
