import { createHash, randomInt } from 'node:crypto';
import type { Data, sync } from '@ostoja/contracts';
import type { SqlValue } from '../../../platform/database/index.js';

/** The rows of a batch, by kind. */
export type BatchRows = Data<typeof sync>['rows'];

/** Rows on their way into one table. Account and device lead every row. */
export interface TableRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SqlValue[])[];
}

/** Whose rows they are. */
export interface Owner {
  readonly accountId: number;
  readonly deviceId: number;
}

/** A batch carries at most 2,000 rows: 11 bits number them, 41 random bits name the batch. */
const ROW_BITS = 2 ** 11;

/**
 * The rows that only ever grow (everything but apps and contacts), ready to be inserted. Their `row_id` makes
 * two rows of one second distinct.
 */
export function rawRows(owner: Owner, rows: BatchRows): TableRows[] {
  const name = randomInt(2 ** 41);
  let number = 0;
  const key = (ts: number): SqlValue[] => [owner.accountId, owner.deviceId, ts, name * ROW_BITS + number++];
  const table = <Row extends { ts: number }>(
    into: string,
    columns: readonly string[],
    list: readonly Row[] | undefined,
    values: (row: Row) => SqlValue[],
  ): TableRows => ({
    table: into,
    columns: ['account_id', 'device_id', 'ts', 'row_id', ...columns],
    rows: (list ?? []).map((row) => key(row.ts).concat(values(row))),
  });

  return [
    table(
      'app_usage',
      ['until', 'pkg'],
      rows.usage?.map((row) => ({ ...row, ts: row.from })),
      (row) => [row.to, row.pkg],
    ),
    table('visit', ['domain', 'url', 'blocked', 'seconds'], rows.visits, (row) => [
      row.domain,
      row.url,
      row.blocked,
      row.seconds ?? 0,
    ]),
    table('search', ['keyword', 'url', 'engine'], rows.searches, (row) => [row.keyword, row.url, row.engine]),
    table('block_try', ['kind', 'subject', 'code'], rows.blocks, (row) => [row.kind, row.subject, row.code]),
    table('position', ['lat', 'lng', 'speed', 'accuracy'], rows.positions, (row) => [
      row.lat,
      row.lng,
      row.v,
      row.accuracy,
    ]),
    table('health', ['gps', 'battery'], rows.health, (row) => [row.gps, row.battery]),
    table(
      'phone_call',
      ['duration', 'location', 'formatted_number', 'normalized_number', 'call_type'],
      rows.calls,
      (row) => [row.duration, row.location, row.formattedNumber, row.normalizedNumber, row.callType],
    ),
    table('sms', ['body', 'phone_no', 'msg_type'], rows.smses, (row) => [row.body, row.phoneNo, row.msgType]),
    table(
      'video',
      ['videoid', 'channelid', 'title', 'author', 'created', 'thumbnail', 'blocked', 'seconds'],
      rows.videos,
      (row) => [
        row.videoid,
        row.channelid,
        row.title,
        row.author,
        row.created,
        row.thumbnaildefault,
        row.blocked,
        row.seconds ?? 0,
      ],
    ),
  ].filter(({ rows: list }) => list.length > 0);
}

/** Names a body, so that a repeated `uid` with other rows is noticed. */
export function bodyHash(rows: BatchRows): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}
