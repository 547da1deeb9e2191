import type { BulkTableName } from '../../test/bulk/bulk-tables.js';
import { fillApps, fillContacts } from '../../test/bulk/fill-known.js';
import { emptyTables, fillTable } from '../../test/bulk/fill-table.js';
import type { House } from './house.js';

/** Of how many rows the crowd's devices are. */
const OF_EACH = 100_000;

/** Rows that fill a house, and the actions that read them. */
export interface Subject {
  readonly rows: string;
  readonly fill: (house: House) => Promise<void>;
  readonly empty: (house: House) => Promise<void>;
  readonly actions: readonly string[];
}

/** Every list and top action, with the rows that it reads (docs/decisions/0102). */
export const subjects: readonly Subject[] = [
  oneDevice(['phone_call'], 'getCalls'),
  oneDevice(['sms'], 'getSmses'),
  oneDevice(['visit'], 'getUrls', 'getTopDomains', 'getTopBlocked'),
  oneDevice(['search'], 'getKeywords', 'getTopSearch'),
  oneDevice(['video'], 'getYT'),
  oneDevice(['position'], 'getGPS'),
  oneDevice(['screenshot'], 'screenHeaderList', 'screenList'),
  oneDevice(['screen_view'], 'getScreenViews'),
  {
    rows: 'visit, search of one device',
    fill: async (house) => {
      const { database } = house.app;
      const rows = { visit: house.size / 2, search: house.size / 2, app_usage: OF_EACH };
      for (const [table, count] of Object.entries(rows))
        await fillTable(database, table as BulkTableName, { ...house, count });
      await fillApps(database, house);
    },
    empty: emptied('visit', 'search', 'app_usage', 'installed_app'),
    actions: ['getTop'],
  },
  crowd(['app_usage'], 'getTopApps', 'getApps', 'getAppsUsage'),
  crowd(['visit', 'app_usage', 'block_try', 'video', 'position'], 'getDay'),
  {
    rows: 'contact of many devices',
    fill: (house) => fillContacts(house.app.database, house, house.size),
    empty: emptied('contact'),
    actions: ['getContacts'],
  },
];

/** The hard case: all rows are of one device. */
function oneDevice(tables: readonly BulkTableName[], ...actions: readonly string[]): Subject {
  return {
    rows: `${tables.join(', ')} of one device`,
    fill: async (house) => {
      for (const table of tables) await fillTable(house.app.database, table, { ...house, count: house.size });
    },
    empty: emptied(...tables),
    actions,
  };
}

/** What one device can't have: the rows are of many devices, each in an account of its own. */
function crowd(tables: readonly BulkTableName[], ...actions: readonly string[]): Subject {
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
    actions,
  };
}

/** Takes the rows and their roll-ups out again. */
function emptied(...tables: readonly string[]): Subject['empty'] {
  return ({ app }) => emptyTables(app.database, [...tables, 'hourly', 'daily']);
}
