import { equals } from '../../platform/database/index.js';
import { HourlyKind, type PagedList } from '../activity/index.js';

const list = {
  table: 'screenshot',
  id: 'screen_id',
  counts: [HourlyKind.Screen],
  searched: { column: 'user_name', counts: [HourlyKind.Screen], matches: equals },
} as const;

/** The saved screens of a device without what only a picture needs: as short as a million of them must be. */
export const headerList: PagedList = { ...list, columns: ['screen_id AS id', 'ts', 'app'] };

/** The saved screens of a device with what their pictures need. */
export const pictureList: PagedList = {
  ...list,
  columns: ['device_id AS deviceId', 'screen_id AS id', 'ts', 'app', 'user_name AS userName'],
};

/** The looks of parents at the screens of a device. */
export const viewList: PagedList = {
  table: 'screen_view',
  id: 'view_id',
  counts: [HourlyKind.ScreenView],
  columns: [
    'view_id AS id',
    'ts',
    'until',
    'kind',
    'pictures',
    'first_ts AS firstTs',
    'last_ts AS lastTs',
    'browser',
  ],
};

/** Every moment that the wire can name, whole hours at both ends, so that no row has to be counted. */
export const everSince = { from: 0, to: 4_102_444_800 };
