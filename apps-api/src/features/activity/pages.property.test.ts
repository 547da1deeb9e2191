import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { family, send } from '../../../test/factories/telemetry.js';
import { HourlyKind } from './hourly-kind.js';
import { type PagedList, Pages } from './pages.js';

const START = 1_749_900_000;
const SPAN = 6 * 3600;
const calls: PagedList = { table: 'phone_call', columns: ['ts', 'duration'], counts: [HourlyKind.Call] };

/** Calls that are told apart by their length; some fall on the same second. */
const moments = array(integer({ min: START, max: START + SPAN }), { maxLength: 40 });
const questions = array(
  record({
    from: integer({ min: START - 4000, max: START + SPAN }),
    length: nat(SPAN + 8000),
    offset: nat(45),
    count: nat(12),
    oldestFirst: constantFrom(true as const, undefined),
  }),
  { minLength: 1, maxLength: 6 },
);

describeApplication('a page', (app) => {
  it('is what a scan of all rows gives, for any interval, offset and count', async () => {
    const pages = app().nest.get(Pages, { strict: false });
    await assert(
      asyncProperty(moments, moments, questions, async (first, late, asked) => {
        const { device } = await family(app());
        const sent = [...first, ...late].map((ts, index) => ({ ts, duration: index }));
        for (const part of [sent.slice(0, first.length), sent.slice(first.length)]) {
          if (part.length > 0) await send(app(), device.token, { calls: part.map(asCall) });
        }
        for (const { from, length, offset, count, oldestFirst } of asked) {
          const interval = { from, to: from + length };
          const inside = sent.filter(({ ts }) => ts >= interval.from && ts < interval.to);
          const told = inside.map(({ ts }) => ts).toSorted((a, b) => (oldestFirst ? a - b : b - a));
          const list: PagedList = oldestFirst ? { ...calls, oldestFirst } : calls;

          const page = await pages.of<{ ts: number; duration: number }>(list, device, interval, {
            offset,
            count,
          });

          expect(page.total).toBe(inside.length);
          expect(page.rows.map(({ ts }) => Number(ts))).toEqual(told.slice(offset, offset + count));
        }
        const all = { from: START, to: START + SPAN + 1 };
        const halves = await Promise.all(
          [0, 20, 40, 60].map((offset) =>
            pages.of<{ duration: number }>(calls, device, all, { offset, count: 20 }),
          ),
        );
        const told = halves.flatMap(({ rows }) => rows.map(({ duration }) => duration));
        expect(told.toSorted((a, b) => a - b)).toEqual(sent.map(({ duration }) => duration));
      }),
      { numRuns: 25 },
    );
  });
});

function asCall({ ts, duration }: { ts: number; duration: number }) {
  return { ts, duration, formattedNumber: '1', normalizedNumber: '1', callType: 2 };
}
