import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countingEntries, type LedgerEntry } from './ledger-entry.js';
import { planFrom, tracksOf } from './ledger.js';
import { PlanType } from './plan-type.js';

const day = 86_400;
const start = 1_800_000_000;
const at = (days: number) => start + days * day;

const demo: LedgerEntry = { key: 'opening', kind: 'set', at: start, type: PlanType.Demo, until: at(3) };
const bought = (key: string, onDay: number, type: PlanType, days: number, credits = 0): LedgerEntry => ({
  key,
  kind: 'plan',
  at: at(onDay),
  type,
  seconds: days * day,
  credits,
});
const rewarded = (key: string, onDay: number, days: number): LedgerEntry => ({
  key,
  kind: 'days',
  at: at(onDay),
  seconds: days * day,
});
const refunded = (key: string, onDay: number, target: string): LedgerEntry => ({
  key,
  kind: 'revoke',
  at: at(onDay),
  target,
});

describe('a ledger', () => {
  it('that only begins is what the account was', () => {
    expect(planFrom([demo], at(1))).toMatchObject({ accountType: PlanType.Demo, validTo: at(3), changes: 0 });
    expect(planFrom([demo], at(9))).toMatchObject({ accountType: PlanType.Demo, validTo: at(3) });
    expect(planFrom([], at(1))).toMatchObject({ accountType: 0, validTo: 0 });
  });

  it('begins a plan when it is bought, and ends the demo', () => {
    const plan = planFrom([demo, bought('a', 1, PlanType.Regular, 365)], at(2));
    expect(plan).toMatchObject({ accountType: PlanType.Regular, validFrom: at(1), validTo: at(366) });
    expect(plan).toMatchObject({ accountTypeEdu: 0, changes: 0 });
  });

  it('adds the same plan to its end', () => {
    const twice = [bought('a', 0, PlanType.Minimal, 30), bought('b', 10, PlanType.Minimal, 30)];
    expect(planFrom(twice, at(11))).toMatchObject({ validFrom: at(0), validTo: at(60) });
  });

  it('lets a higher plan run first, and the lower one after it', () => {
    const both = [bought('a', 0, PlanType.Minimal, 30), bought('b', 10, PlanType.Premium, 30)];
    expect(planFrom(both, at(11))).toMatchObject({ accountType: 300, validTo: at(40), changes: at(40) });
    expect(planFrom(both, at(41))).toMatchObject({ accountType: 100, validTo: at(60), changes: 0 });
    expect(planFrom(both, at(99))).toMatchObject({ accountType: 100, validTo: at(60) });
  });

  it('has two halves of a combined plan', () => {
    const plan = planFrom([demo, bought('a', 0, PlanType.RegularEdu, 30, 5000)], at(1));
    expect(plan).toMatchObject({ accountType: 200, validTo: at(30), credits: 5000 });
    expect(plan).toMatchObject({ accountTypeEdu: PlanType.Edu, validToEdu: at(30) });
  });

  it('leaves the demo alone when only learning help is bought', () => {
    const plan = planFrom([demo, bought('a', 1, PlanType.Edu, 30)], at(2));
    expect(plan).toMatchObject({ accountType: PlanType.Demo, validTo: at(3), accountTypeEdu: PlanType.Edu });
  });

  it('counts points of a top-up, and no time', () => {
    const plan = planFrom([demo, bought('a', 1, PlanType.TopUpSmall, 0, 30_000)], at(2));
    expect(plan).toMatchObject({ accountType: PlanType.Demo, credits: 30_000 });
  });

  it('lengthens what runs by the days of a reward', () => {
    const plan = planFrom([bought('a', 0, PlanType.RegularEdu, 30), rewarded('r', 5, 7)], at(6));
    expect(plan).toMatchObject({ accountType: 200, validTo: at(37), validToEdu: at(37) });
  });

  it('makes a reward plan of a demo, and of an account that has nothing any more', () => {
    expect(planFrom([demo, rewarded('r', 1, 7)], at(2))).toMatchObject({ accountType: 90, validTo: at(10) });
    expect(planFrom([demo, rewarded('r', 8, 7)], at(9))).toMatchObject({ accountType: 90, validTo: at(15) });
  });

  it('lifts the time that was paid for, and no more', () => {
    const upgrade: LedgerEntry = {
      key: 'u',
      kind: 'upgrade',
      at: at(10),
      from: PlanType.Minimal,
      type: PlanType.Premium,
      seconds: 15 * day,
      credits: 0,
    };
    const entries = [bought('a', 0, PlanType.Minimal, 30), upgrade];
    expect(planFrom(entries, at(11))).toMatchObject({ accountType: 300, validTo: at(25), changes: at(25) });
    expect(planFrom(entries, at(26))).toMatchObject({ accountType: 100, validTo: at(30) });
  });

  it('counts what was paid back as never granted, even when that is heard of first', () => {
    const entries = [refunded('x', 20, 'a'), demo, bought('a', 1, PlanType.Premium, 365, 9)];
    expect(planFrom(entries, at(21))).toMatchObject({
      accountType: PlanType.Demo,
      validTo: at(3),
      credits: 0,
    });
  });

  it('follows the later of two decisions of the same second, whatever their keys are', () => {
    const decided = (key: string, order: number, type: PlanType): LedgerEntry => ({
      key,
      order,
      kind: 'set',
      at: at(0),
      type,
      until: at(30),
    });
    const both = [decided('b', 1, PlanType.Premium), decided('a', 2, PlanType.Minimal)];
    expect(planFrom(both, at(1))).toMatchObject({ accountType: PlanType.Minimal });
    const other = [decided('a', 1, PlanType.Premium), decided('b', 2, PlanType.Minimal)];
    expect(planFrom(other, at(1))).toMatchObject({ accountType: PlanType.Minimal });
  });

  it('loses what was bought before a decision of the same second, and keeps what was bought after it', () => {
    const decision: LedgerEntry = { ...demo, key: 'd', order: 2 };
    const before = { ...bought('a', 0, PlanType.Premium, 30), order: 1 };
    const after = { ...bought('a', 0, PlanType.Premium, 30), order: 3 };
    expect(planFrom([before, decision], at(1))).toMatchObject({ accountType: PlanType.Demo });
    expect(planFrom([after, decision], at(1))).toMatchObject({ accountType: PlanType.Premium });
  });

  it('has no end where an operator set none', () => {
    const endless: LedgerEntry = { key: 's', kind: 'set', at: at(0), type: PlanType.Premium, until: 0 };
    expect(planFrom([endless, rewarded('r', 1, 7)], at(500))).toMatchObject({ accountType: 300, validTo: 0 });
  });
});

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const parental = fc.constantFrom(PlanType.Minimal, PlanType.Regular, PlanType.Premium);
const anyPlan = fc.constantFrom(...Object.values(PlanType).filter((type) => type >= PlanType.Minimal));
const moment = fc.integer({ min: 0, max: 400 }).map(at);
const length = fc.integer({ min: 1, max: 400 * day });
const entry: fc.Arbitrary<LedgerEntry> = fc.oneof(
  fc.record({
    kind: fc.constant('plan' as const),
    key,
    at: moment,
    type: anyPlan,
    seconds: length,
    credits: fc.nat(9),
  }),
  fc.record({ kind: fc.constant('days' as const), key, at: moment, seconds: length }),
  fc.record({
    kind: fc.constant('upgrade' as const),
    key,
    at: moment,
    from: anyPlan,
    type: anyPlan,
    seconds: length,
    credits: fc.nat(9),
  }),
  fc.record({ kind: fc.constant('credits' as const), key, at: moment, credits: fc.nat(9) }),
  fc.record({
    kind: fc.constant('revoke' as const),
    key: key.map((name) => `r${name}`),
    at: moment,
    target: key,
  }),
);
const entries = fc.uniqueArray(entry, { selector: (one) => one.key, maxLength: 12 });

describe('what is granted', () => {
  it('is the same for any order and any repetition of what is heard', () => {
    const heard = entries.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc
          .shuffledSubarray(all, { minLength: all.length })
          .chain((one) =>
            fc.array(fc.constantFrom(...(one.length > 0 ? one : [demo]))).map((more) => [...one, ...more]),
          ),
      ),
    );
    fc.assert(
      fc.property(heard, moment, ([all, again], now) => {
        fc.pre(all.length > 0);
        expect(planFrom(again, now + 400 * day)).toEqual(planFrom(all, now + 400 * day));
      }),
    );
  });

  it('is what was paid for: no second is lost, and none comes twice', () => {
    const paid = fc.uniqueArray(
      fc.record({
        kind: fc.constant('plan' as const),
        key: fc.string({ minLength: 1 }),
        at: moment,
        type: parental,
        seconds: length,
        credits: fc.nat(9),
      }),
      { selector: (one) => one.key, minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(paid, (all) => {
        const sum = all.reduce((seconds, one) => seconds + one.seconds, 0);
        const { parental: track } = tracksOf(all);
        let used = 0;
        // What has run until the last entry, counted another way: stretch by stretch.
        let end = 0;
        for (const { at: when, seconds } of countingEntries(all) as { at: number; seconds: number }[]) {
          end = Math.max(end, when) + seconds;
        }
        const last = Math.max(...all.map((one) => one.at));
        used = sum - Math.max(0, end - last);
        expect(track.total).toBe(sum - used);
        expect(planFrom(all, last).credits).toBe(all.reduce((points, one) => points + one.credits, 0));
      }),
    );
  });

  it('is taken back exactly by a refund', () => {
    fc.assert(
      fc.property(entries, moment, (all, now) => {
        const gone = bought('gone', 17, PlanType.PremiumEdu, 77, 5);
        const without = planFrom(all, now + 400 * day);
        expect(planFrom([...all, gone, refunded('back', 30, 'gone')], now + 400 * day)).toEqual(without);
      }),
    );
  });
});
