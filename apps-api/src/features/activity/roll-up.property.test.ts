import { randomUUID } from 'node:crypto';
import { assert, array, asyncProperty, constantFrom, integer, nat, oneof, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { batchOf, family } from '../../../test/factories/telemetry.js';
import { sync } from '@ostoja/contracts';
import { HourlyKind } from './hourly-kind.js';
import { TopRepository } from './top.repository.js';

const START = 1_749_700_000;
/** Some days, so that whole days, whole hours and ragged ends all occur. */
const SPAN = 3 * 86_400;
/** Moments crowd in a few hours around midnight. */
const CROWD = 6 * 3600;

const moment = oneof(
  integer({ min: START, max: START + SPAN }),
  integer({ min: START + 86_400, max: START + 86_400 + CROWD }),
);
const visits = array(
  record({
    ts: moment,
    domain: constantFrom('a.example', 'b.example', 'c.example'),
    url: constantFrom(''),
    blocked: constantFrom(-1, 0, 3, 10),
  }),
  { maxLength: 12 },
);
const usage = array(
  tuple(moment, nat(9000), constantFrom('chat', 'game')).map(([from, length, pkg]) => ({
    pkg,
    from,
    to: from + length,
  })),
  { maxLength: 8 },
);
const batches = array(record({ visits, usage }), { minLength: 1, maxLength: 4 });
const intervals = array(
  tuple(integer({ min: START - 4000, max: START + SPAN + 4000 }), oneof(nat(SPAN), nat(CROWD))).map(
    ([from, length]) => ({
      from,
      to: from + length,
    }),
  ),
  { minLength: 1, maxLength: 4 },
);

/** How often and how long, by subject, without those that do not count at all. */
type Sums = Record<string, [hits: number, seconds: number]>;

describeApplication('a top list', (app) => {
  it('equals a count of the raw rows, for any interval, with batches that come twice, late and in any order', async () => {
    const top = app().nest.get(TopRepository, { strict: false });
    await assert(
      asyncProperty(batches, intervals, async (sent, asked) => {
        const { agent, device } = await family(app());
        const uids = sent.map(() => randomUUID());
        for (const pass of [1, 2]) {
          const order = sent.map((rows, index) => ({ rows, uid: uids[index] ?? '' }));
          for (const { rows, uid } of pass === 1 ? order : order.toReversed()) {
            await agent.call(sync, batchOf(rows, { uid }));
          }
        }
        const allVisits = sent.flatMap((batch) => batch.visits);
        const allUsage = sent.flatMap((batch) => batch.usage);
        for (const interval of asked) {
          const inside = allVisits.filter(({ ts }) => ts >= interval.from && ts < interval.to);
          const domains = inside.filter(({ blocked }) => blocked <= 0);
          const refused = inside.filter(({ blocked }) => blocked > 0);

          expect(sums(await top.events(HourlyKind.Domain, device, interval))).toEqual(countOf(domains));
          expect(sums(await top.events(HourlyKind.BlockedDomain, device, interval))).toEqual(
            countOf(refused),
          );
          expect(sums(await top.apps(device, interval))).toEqual(useOf(allUsage, interval));
        }
      }),
      { numRuns: 25 },
    );
  });
});

function sums(lines: readonly { subject: string; hits: number; seconds: number }[]): Sums {
  return Object.fromEntries(lines.map(({ subject, hits, seconds }) => [subject, [hits, seconds]]));
}

function countOf(rows: readonly { domain: string }[]): Sums {
  const count: Sums = {};
  for (const { domain } of rows) count[domain] = [(count[domain]?.[0] ?? 0) + 1, 0];
  return count;
}

function useOf(
  stretches: readonly { pkg: string; from: number; to: number }[],
  interval: { from: number; to: number },
): Sums {
  const use: Sums = {};
  for (const { pkg, from, to } of stretches) {
    const [hits, seconds] = use[pkg] ?? [0, 0];
    const begins = from >= interval.from && from < interval.to;
    const inside = Math.max(0, Math.min(to, interval.to) - Math.max(from, interval.from));
    use[pkg] = [hits + Number(begins), seconds + inside];
  }
  return Object.fromEntries(Object.entries(use).filter(([, [, seconds]]) => seconds > 0));
}
