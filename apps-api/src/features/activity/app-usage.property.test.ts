import { randomUUID } from 'node:crypto';
import { getAppsUsage, sync } from '@ostoja/contracts';
import { array, assert, asyncProperty, constantFrom, integer, nat, oneof, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { batchOf, family } from '../../../test/factories/telemetry.js';

const HOUR = 3600;
const DAY = 86_400;
/** Three days, from five hours before a UTC day begins. */
const START = 20_250 * DAY - 5 * HOUR;
const SPAN = 3 * DAY;

interface Stretch {
  readonly pkg: string;
  readonly from: number;
  readonly to: number;
}

const TEN_MINUTES = 600;

/** Any moment, and often one at which a tenth minute, an hour or a day begins, so that ends and beginnings meet. */
const moment = oneof(
  integer({ min: START, max: START + SPAN }),
  integer({ min: 0, max: SPAN / TEN_MINUTES }).map((part) => START + part * TEN_MINUTES),
  integer({ min: 0, max: SPAN / HOUR }).map((hour) => START + hour * HOUR),
  integer({ min: 20_250, max: 20_252 }).map((day) => day * DAY),
);
/** Stretches of no length, of minutes, and of hours; of one app several may overlap. */
const stretch = tuple(
  moment,
  oneof(
    nat(900),
    nat(4 * HOUR),
    nat(12).map((parts) => parts * TEN_MINUTES),
  ),
  constantFrom('chat', 'game', 'Game', 'maps'),
).map(([from, length, pkg]): Stretch => ({ pkg, from, to: from + length }));
const batches = array(array(stretch, { maxLength: 8 }), { minLength: 1, maxLength: 4 });
const questions = array(
  record({
    dateFrom: oneof(moment, integer({ min: START - 4000, max: START + SPAN + 4000 })),
    length: oneof(
      nat(SPAN),
      nat(6).map((hours) => hours * HOUR),
      nat(2).map((days) => days * DAY - 1),
    ),
    offset: nat(4),
    count: nat(5),
  }),
  { minLength: 1, maxLength: 6 },
);

describeApplication('the use of apps', (app) => {
  it('is what a scan of all stretches gives, for any interval and page, with batches that come twice, late and in any order', async () => {
    await assert(
      asyncProperty(batches, questions, async (sent, asked) => {
        const { agent, parent, ref } = await family(app());
        const named = sent.map((usage) => ({ usage, uid: randomUUID() }));
        for (const { usage, uid } of [...named, ...named.toReversed()]) {
          await agent.call(sync, batchOf({ usage: [...usage] }, { uid }));
        }
        for (const { dateFrom, length, offset, count } of asked) {
          const dateTo = dateFrom + Math.max(0, length);
          const scanned = scan(sent.flat(), dateFrom, dateTo + 1);

          const told = await parent.call(getAppsUsage, { ...ref, dateFrom, dateTo, offset, count });

          expect(told).toEqual({ data: scanned.slice(offset, offset + count), total: scanned.length });
        }
      }),
      { numRuns: 25 },
    );
  });
});

/** The rows of an interval (`to` excluded) by looking at every stretch. */
function scan(stretches: readonly Stretch[], from: number, to: number) {
  const rows = [...new Set(stretches.map(({ pkg }) => pkg))].flatMap((pkg) => {
    const inside = stretches.filter(
      (one) => one.pkg === pkg && one.from < to && (one.to > from || one.from >= from),
    );
    if (inside.length === 0) return [];
    const cut = inside.map((one) => ({ from: Math.max(one.from, from), to: Math.min(one.to, to) }));
    return {
      pkg,
      name: pkg,
      ico: '',
      count: inside.filter((one) => one.from >= from).length,
      elapsed: cut.reduce((sum, one) => sum + one.to - one.from, 0),
      from: Math.min(...cut.map((one) => one.from)),
      to: Math.max(...cut.map((one) => one.to)),
    };
  });
  return rows.toSorted((a, b) => b.elapsed - a.elapsed || (a.pkg < b.pkg ? -1 : 1));
}
