import { HourlyKind } from './hourly-kind.js';
import type { PagedList } from './pages.js';

/** The pages of a device. */
export const visitList: PagedList = {
  table: 'visit',
  columns: ['ts', 'domain', 'url', 'blocked'],
  counts: [HourlyKind.VisitCode],
  searched: { column: 'domain', counts: [HourlyKind.Domain, HourlyKind.BlockedDomain] },
};

/** The searches of a device. */
export const searchList: PagedList = {
  table: 'search',
  columns: ['ts', 'keyword', 'url', 'engine'],
  counts: [HourlyKind.AnySearch],
  searched: { column: 'keyword', counts: [HourlyKind.Search] },
};
