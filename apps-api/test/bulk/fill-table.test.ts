import { screen } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../application.js';
import { deviceOf } from '../factories/families.js';
import { jpeg } from '../factories/pictures.js';
import type { SentScreen } from '../factories/screens.js';
import { family, type Rows, send } from '../factories/telemetry.js';
import { type BulkTableName } from './bulk-tables.js';
import { fillTable } from './fill-table.js';

type Row = Record<string, unknown>;

/** How a stored row looks when a device sends it in a batch; pictures come one by one, and looks are parents'. */
const asSent: {
  readonly [Name in Exclude<BulkTableName, 'screenshot' | 'screen_view'>]: (rows: Row[]) => Rows;
} = {
  visit: (rows) =>
    ({ visits: rows.map(({ ts, domain, url, blocked }) => ({ ts, domain, url, blocked })) }) as Rows,
  search: (rows) =>
    ({ searches: rows.map(({ ts, keyword, url, engine }) => ({ ts, keyword, url, engine })) }) as Rows,
  app_usage: (rows) => ({ usage: rows.map(({ ts, until, pkg }) => ({ from: ts, to: until, pkg })) }) as Rows,
  phone_call: (rows) =>
    ({
      calls: rows.map((row) => ({
        ts: row['ts'],
        duration: row['duration'],
        location: row['location'],
        formattedNumber: row['formatted_number'],
        normalizedNumber: row['normalized_number'],
        callType: row['call_type'],
      })),
    }) as Rows,
  sms: (rows) =>
    ({
      smses: rows.map((row) => ({
        ts: row['ts'],
        body: row['body'],
        phoneNo: row['phone_no'],
        msgType: row['msg_type'],
      })),
    }) as Rows,
  video: (rows) =>
    ({ videos: rows.map(({ thumbnail, ...row }) => ({ ...row, thumbnaildefault: thumbnail })) }) as Rows,
  position: (rows) => ({ positions: rows.map(({ speed, ...row }) => ({ ...row, v: speed })) }) as Rows,
  block_try: (rows) => ({ blocks: rows }) as Rows,
};

const COUNT = 1500;

/** A header without what the server makes of a picture. */
const told = ({ screen_id: _id, bytes: _bytes, ...row }: Row) => row;

describeApplication('filling a table in bulk', (app) => {
  it.each(Object.keys(asSent) as (keyof typeof asSent)[])(
    'leaves the rows and roll-ups that the same %s rows leave when a device sends them',
    async (table) => {
      const { profile, device } = await family(app());
      const sender = await deviceOf(app(), profile);
      // Not a whole hour, and few enough a second that some share one.
      const from = app().clock.now() - 7 * 86_400 + 1000;
      await fillTable(app().database, table, { ...device, count: COUNT, from, to: from + 100_000 });

      await send(app(), sender.token, asSent[table](await rowsOf(table, device)));

      const filled = await rowsOf(table, device);
      expect(filled).toHaveLength(COUNT);
      expect(await rowsOf(table, sender)).toEqual(filled);
      for (const rollUp of ['hourly', 'daily']) {
        expect(await rowsOf(rollUp, sender)).toEqual(await rowsOf(rollUp, device));
      }
    },
  );

  it('leaves the headers and roll-ups that the same pictures leave when a device sends them', async () => {
    const { profile, device } = await family(app());
    const sender = await deviceOf(app(), profile);
    const from = app().clock.now() - 7 * 86_400 + 1000;
    await fillTable(app().database, 'screenshot', { ...device, count: 40, from, to: from + 10_000 });

    const filled = await rowsOf('screenshot', device);
    for (const row of filled) {
      const header = { ts: row['ts'], uid: row['uid'], app: row['app'], userName: row['user_name'] };
      await app()
        .device(sender.token)
        .call(screen, { ...(header as SentScreen), jpeg: jpeg(1280, 720) });
    }

    expect((await rowsOf('screenshot', sender)).map(told)).toEqual(filled.map(told));
    expect(await rowsOf('hourly', sender)).toEqual(await rowsOf('hourly', device));
  });

  /** A device's rows in the order of their values, without the keys that tell one device's rows from another's. */
  async function rowsOf(
    table: string,
    { accountId, deviceId }: { accountId: number; deviceId: number },
  ): Promise<Row[]> {
    const rows = await app().database.query<Row>(
      `SELECT * FROM ${table} WHERE account_id = ? AND device_id = ?`,
      [accountId, deviceId],
    );
    const values = rows.map(({ account_id: _account, device_id: _device, row_id: _row, ...row }) => row);
    return values.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
});
