import {
  type Action,
  getCalls,
  getContacts,
  getDay,
  getGPS,
  getKeywords,
  getSmses,
  getTop,
  getTopApps,
  getTopBlocked,
  getTopDomains,
  getTopSearch,
  getUrls,
  getYT,
} from '@ostoja/contracts';
import type { BulkTableName } from '../../test/bulk/bulk-tables.js';
import { emptyTables, fillTable } from '../../test/bulk/fill-table.js';
import { fillApps, fillContacts } from '../../test/bulk/fill-known.js';
import type { House } from './house.js';

const DAY = 86_400;

/** Of how many rows the crowd's devices are: each has as many as the smallest size. */
const OF_EACH = 100_000;

/** An action that is measured, and what it is asked, but for the page. */
export interface Asked {
  readonly action: Action;
  /** Tells two questions to one action apart. */
  readonly as?: string;
  readonly data: (house: House) => object;
  /** A list that is read in pages; the others are read whole. */
  readonly paged?: true;
  /** Its statements do not wait for each other, so bare ones need not either. */
  readonly together?: true;
}

/** Rows that fill a house, and the actions that read them. */
export interface Subject {
  readonly rows: string;
  readonly fill: (house: House) => Promise<void>;
  readonly empty: (house: House) => Promise<void>;
  readonly asked: readonly Asked[];
}

/** All of the telemetry but the ends, which are no whole hours. */
const ragged = ({ from, to }: House) => ({ dateFrom: from + 1234, dateTo: to - 1234 });
/** A month, with ends like that. */
const month = ({ to }: House) => ({ dateFrom: to - 30 * DAY + 1234, dateTo: to - 1234 });

/** A month as the panel asks for it: whole days of a zone that is whole hours away. */
const wholeDays = ({ to }: House) => {
  const end = to - (to % 3600);
  return { dateFrom: end - 30 * DAY, dateTo: end - 1 };
};

/** Every list and top action, with the rows that it reads. */
export const subjects: readonly Subject[] = [
  oneDevice(['phone_call'], [{ action: getCalls, data: ragged, paged: true }]),
  oneDevice(['sms'], [{ action: getSmses, data: ragged, paged: true }]),
  oneDevice(
    ['visit'],
    [
      { action: getUrls, data: ragged, paged: true },
      {
        action: getUrls,
        as: 'filter',
        data: (house) => ({ ...ragged(house), filter: 'E1' }),
        paged: true,
      },
      { action: getTopDomains, data: month },
      { action: getTopDomains, as: 'whole days', data: wholeDays },
      { action: getTopBlocked, data: month },
      { action: getTopBlocked, as: 'whole days', data: wholeDays },
    ],
  ),
  oneDevice(
    ['search'],
    [
      { action: getKeywords, data: ragged, paged: true },
      {
        action: getKeywords,
        as: 'filter',
        data: (house) => ({ ...ragged(house), filter: 'WORD 1' }),
        paged: true,
      },
      { action: getTopSearch, data: month },
      { action: getTopSearch, as: 'whole days', data: wholeDays },
    ],
  ),
  oneDevice(['video'], [{ action: getYT, data: ragged, paged: true, together: true }]),
  oneDevice(['position'], [{ action: getGPS, data: ragged, paged: true }]),
  {
    rows: 'visit, search of one device',
    fill: async (house) => {
      const { database } = house.app;
      for (const table of ['visit', 'search'] as const)
        await fillTable(database, table, { ...house, count: house.size / 2 });
      await fillTable(database, 'app_usage', { ...house, count: OF_EACH });
      await fillApps(database, house);
    },
    empty: emptied('visit', 'search', 'app_usage', 'installed_app'),
    asked: [
      { action: getTop, data: month, together: true },
      { action: getTop, as: 'whole days', data: wholeDays, together: true },
    ],
  },
  crowd(['app_usage'], [{ action: getTopApps, data: month }]),
  crowd(
    ['visit', 'app_usage', 'block_try', 'video', 'position'],
    [
      {
        action: getDay,
        data: ({ to }) => ({ dateFrom: to - 3 * DAY, dateTo: to - 2 * DAY }),
        together: true,
      },
    ],
  ),
  {
    rows: 'contact of many devices',
    fill: (house) => fillContacts(house.app.database, house, house.size),
    empty: emptied('contact'),
    asked: [{ action: getContacts, data: () => ({}), paged: true }],
  },
];

/** Takes the rows and their roll-ups out again. */
function emptied(...tables: readonly string[]): Subject['empty'] {
  return ({ app }) => emptyTables(app.database, [...tables, 'hourly', 'daily']);
}

/** The hard case: all rows are of one device. */
function oneDevice(tables: readonly BulkTableName[], asked: readonly Asked[]): Subject {
  return {
    rows: `${tables.join(', ')} of one device`,
    fill: async (house) => {
      const count = Math.floor(house.size / tables.length);
      for (const table of tables) await fillTable(house.app.database, table, { ...house, count });
    },
    empty: emptied(...tables),
    asked,
  };
}

/** What one device can't have: the rows are of many devices, each in an account of its own. */
function crowd(tables: readonly BulkTableName[], asked: readonly Asked[]): Subject {
  return {
    rows: `${tables.join(', ')} of many devices`,
    fill: async (house) => {
      const count = Math.floor(OF_EACH / tables.length);
      for (let neighbour = 0; neighbour * OF_EACH < house.size; neighbour++) {
        const accountId = house.accountId + neighbour;
        for (const table of tables)
          await fillTable(house.app.database, table, { ...house, accountId, count });
        await fillApps(house.app.database, { ...house, accountId });
      }
    },
    empty: emptied(...tables, 'installed_app'),
    asked,
  };
}
