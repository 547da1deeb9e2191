import { type Action, getCalls, getGPS, getKeywords, getSmses, getUrls, getYT } from '@ostoja/contracts';
import { assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { type Asked, lives, RUNS } from '../../../test/properties/life.js';
import { type KnownRows, reportLife } from '../../../test/properties/report-life.js';

/** A list as the wire gives it, and the rows that it is made of: the field that tells them apart, and a filter's. */
interface PagedAction {
  readonly action: Action;
  readonly kind: keyof KnownRows;
  readonly field: string;
  readonly filtered: boolean;
  /** Else the newest come first. */
  readonly oldestFirst?: true;
}

const lists: readonly PagedAction[] = [
  { action: getCalls, kind: 'calls', field: 'duration', filtered: false },
  { action: getSmses, kind: 'smses', field: 'body', filtered: false },
  { action: getYT, kind: 'videos', field: 'videoid', filtered: false },
  { action: getUrls, kind: 'visits', field: 'domain', filtered: true },
  { action: getKeywords, kind: 'searches', field: 'keyword', filtered: true },
  { action: getGPS, kind: 'positions', field: 'lat', filtered: false, oldestFirst: true },
];

const pages = record({
  offset: nat(30),
  count: nat(12),
  filter: constantFrom('', 'A.EX', 'example', '%', '_', "'", '\u{1F600}', 'nowhere'),
});

type Row = Record<string, unknown> & { readonly ts: number };

/** Positions tell no total, but whether they are from before the interval. */
interface Answer {
  readonly data: readonly Row[];
  readonly total?: number;
  readonly fb?: number;
}

describeApplication('a page', (app) => {
  it(
    'is what a scan of the rows gives: for any interval, offset, count and filter, on days when clocks change, from late batches that come twice, from clocks that are wrong by years',
    async () => {
      await assert(
        asyncProperty(lives, pages, async (life, page) => {
          const { parent, ref, known } = await reportLife(app(), life);
          const ask = (list: PagedAction, data: object) =>
            parent.call(list.action, { ...ref, ...data } as never) as Promise<Answer>;
          for (const list of lists) {
            for (const asked of life.asked) {
              const wanted = scan(known[list.kind] as unknown as Row[], asked, list, page.filter);

              const { data, total = wanted.length, fb } = await ask(list, { ...asked, ...page });

              expect(total).toBe(wanted.length);
              // Instead of an empty map: the last position that is known.
              if (fb === 1) {
                expect(wanted).toEqual([]);
                continue;
              }
              // Rows of one second come in any order.
              const moments = wanted.map(({ ts }) => ts).slice(page.offset, page.offset + page.count);
              expect(data.map(({ ts }) => ts)).toEqual(moments);
            }
            const all = { dateFrom: 0, dateTo: 4_102_444_800, filter: '' };
            const told: Row[] = [];
            for (let offset = 0; offset < 84; offset += 14) {
              told.push(...(await ask(list, { ...all, offset, count: 14 })).data);
            }
            expect(told.map((row) => nameOf(row, list)).toSorted()).toEqual(
              (known[list.kind] as unknown as Row[]).map((row) => nameOf(row, list)).toSorted(),
            );
          }
        }),
        { numRuns: RUNS },
      );
    },
    RUNS * 6000,
  );
});

/** The rows of an interval that contain a text, in the order of the list. */
function scan(
  rows: readonly Row[],
  { dateFrom, dateTo }: Asked,
  { field, filtered, oldestFirst }: PagedAction,
  filter: string,
): Row[] {
  const contains = (row: Row) => String(row[field]).toLowerCase().includes(filter.toLowerCase());
  return rows
    .filter((row) => row.ts >= dateFrom && row.ts <= dateTo && (!filtered || contains(row)))
    .toSorted((a, b) => (oldestFirst ? a.ts - b.ts : b.ts - a.ts));
}

function nameOf(row: Row, { field }: PagedAction): string {
  return `${row.ts} ${String(row[field])}`;
}
