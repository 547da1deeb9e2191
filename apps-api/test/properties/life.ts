import { type Arbitrary, array, constantFrom, integer, nat, oneof, record, tuple } from 'fast-check';
import { addDays, localDayBounds } from '@ostoja/domain';
import type { Rows } from '../factories/telemetry.js';

const HOUR = 3600;
const DAY = 86_400;
const YEAR = 365 * DAY;

/** How many random cases a property is tried with; a longer search is one variable away. */
export const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 25);

/** Days that are not 24 hours long, and zones that are not whole hours from UTC. */
const days = [
  { zone: 'Europe/Warsaw', date: 2025_03_30 },
  { zone: 'Europe/Warsaw', date: 2025_10_26 },
  { zone: 'Australia/Lord_Howe', date: 2025_04_06 },
  { zone: 'Asia/Kolkata', date: 2025_06_15 },
];

/** An interval as the wire asks for it: epoch seconds, both ends included. */
export interface Asked {
  readonly dateFrom: number;
  readonly dateTo: number;
}

/** Some days of a device that reports in batches, and what a parent asks of them. */
export interface Life {
  /** When the first batch arrives, epoch seconds. */
  readonly now: number;
  /** Batches in the order in which they first arrive, and how many seconds after the one before. */
  readonly batches: readonly { readonly rows: Rows; readonly after: number }[];
  readonly asked: readonly Asked[];
}

/** Subjects that are nearly the same, and text that means something to a database. */
const subjects = constantFrom(
  'a.example',
  'A.example',
  'a.example ',
  'ä.example',
  'a\u0308.example',
  '100%',
  "'; --",
  '_',
  '\u{1F600}',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
);

/**
 * The life of a device around a day on which clocks change or that begins at half past an hour. Most rows are of that
 * day and its neighbours; some come from a clock that is wrong by years, or from the very edge of what is kept.
 */
export const lives: Arbitrary<Life> = constantFrom(...days).chain(({ zone, date }) => {
  const { from, to } = localDayBounds(date, zone);
  const now = to + 6 * HOUR;
  // Crowded around the odd day, so that whole days, whole hours and ragged ends all have rows.
  const near = oneof(integer({ min: from - 4 * HOUR, max: now }), integer({ min: from - 3 * DAY, max: now }));
  const edges = constantFrom(
    0,
    946_684_800,
    now - 5 * YEAR,
    now + 5 * YEAR,
    now - 90 * DAY - 1,
    now - 90 * DAY,
    now + DAY,
    now + DAY + 1,
  );
  const moments = oneof({ weight: 12, arbitrary: near }, { weight: 1, arbitrary: edges });
  return record({
    now: constantFrom(now),
    batches: array(record({ rows: rowsAt(moments), after: nat(2 * HOUR) }), { minLength: 1, maxLength: 4 }),
    asked: array(askedAround({ from, to }, localDayBounds(addDays(date, 1), zone).to), {
      minLength: 1,
      maxLength: 4,
    }),
  });
});

/** Whole local days, hours by the wall clock, any stretch at all, and everything. */
function askedAround(day: { from: number; to: number }, end: number): Arbitrary<Asked> {
  const anywhere = tuple(integer({ min: day.from - 4 * DAY, max: end }), oneof(nat(30 * HOUR), nat(6 * DAY)));
  const byTheClock = tuple(nat(24), integer({ min: 1, max: 6 }));
  return oneof(
    constantFrom(
      { dateFrom: day.from, dateTo: day.to - 1 },
      { dateFrom: day.to, dateTo: end - 1 },
      { dateFrom: 0, dateTo: 4_102_444_800 },
    ),
    byTheClock.map(([hour, hours]) => ({
      dateFrom: day.from + hour * HOUR,
      dateTo: day.from + (hour + hours) * HOUR - 1,
    })),
    anywhere.map(([from, length]) => ({ dateFrom: from, dateTo: from + length })),
  );
}

function rowsAt(moment: Arbitrary<number>): Arbitrary<Rows> {
  return record({
    visits: list(
      record({ ts: moment, domain: subjects, url: same(''), blocked: constantFrom(-1, 0, 1, 3, 10) }),
    ),
    searches: list(record({ ts: moment, keyword: subjects, url: same(''), engine: same('google') })),
    usage: list(
      tuple(moment, oneof(nat(9000), constantFrom(0, HOUR, DAY)), subjects).map(([from, length, pkg]) => ({
        pkg,
        from,
        to: from + length,
      })),
    ),
    calls: list(
      record({
        ts: moment,
        duration: nat(600),
        formattedNumber: same('1'),
        normalizedNumber: same('1'),
        callType: same(2),
      }),
    ),
    positions: list(
      record({
        ts: moment,
        lat: integer({ min: -90, max: 90 }),
        lng: same(21),
        v: same(0),
        accuracy: same(10),
      }),
    ),
    smses: list(record({ ts: moment, body: subjects, phoneNo: same('1'), msgType: same(1) })),
    videos: list(
      record({
        ts: moment,
        videoid: subjects,
        channelid: same('c'),
        title: same(''),
        author: same(''),
        blocked: same(0),
      }),
    ),
  });
}

function list<Row>(row: Arbitrary<Row>): Arbitrary<Row[]> {
  return array(row, { maxLength: 14 });
}

function same<Value>(value: Value): Arbitrary<Value> {
  return constantFrom(value);
}
