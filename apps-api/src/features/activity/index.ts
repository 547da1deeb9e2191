export { ActivityModule } from './activity.module.js';
export { addToHourly } from './add-to-hourly.js';
export { type Counted, DayFigures, type HourFigures, type SummedDay } from './day-figures.js';
export { dailyKinds, HourlyKind } from './hourly-kind.js';
export { Hourly } from './hourly.entity.js';
export { type Interval, intervalOf } from './interval.js';
export { type Page, type PagedList, Pages } from './pages.js';
