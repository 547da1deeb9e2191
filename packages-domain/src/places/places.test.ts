import { array, assert, constant, constantFrom, double, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, longitudeDegrees } from './distance.js';
import { longStayRule, longStays, type Sighting } from './long-stays.js';
import { numberedPlaces } from './numbered-places.js';

const start = 1_750_000_000;
const home = { lat: 52.2297, lng: 21.0122 };
const school = { lat: 52.24, lng: 21.03 };

/** Sightings at one point, every minute. */
function at(point: { lat: number; lng: number }, from: number, minutes: number): Sighting[] {
  return Array.from({ length: minutes + 1 }, (_, index) => ({
    ...point,
    ts: start + from + index * 60,
    accuracy: 10,
  }));
}

/** Sightings on the way from one point to another, every half minute. */
function between(from: typeof home, to: typeof home, after: number, steps: number): Sighting[] {
  return Array.from({ length: steps }, (_, index) => ({
    lat: from.lat + ((to.lat - from.lat) * (index + 1)) / (steps + 1),
    lng: from.lng + ((to.lng - from.lng) * (index + 1)) / (steps + 1),
    ts: start + after + (index + 1) * 30,
    accuracy: 10,
  }));
}

describe('the distance of two points', () => {
  it('is a quarter of the way around the earth from a pole to the equator', () => {
    expect(distance({ lat: 90, lng: 0 }, { lat: 0, lng: 50 })).toBeCloseTo(10_007_543, -1);
  });

  it('is short across the date line', () => {
    expect(distance({ lat: 0, lng: 179.999 }, { lat: 0, lng: -179.999 })).toBeLessThan(300);
  });
});

describe('a long stay', () => {
  it('lasts from the first to the last sighting at a place', () => {
    const stays = longStays([
      ...at(home, 0, 30),
      ...between(home, school, 1800, 10),
      ...at(school, 2200, 60),
    ]);

    expect(stays.map(({ from, to }) => [from - start, to - start])).toEqual([
      [0, 1800],
      [2200, 5800],
    ]);
  });

  it('lasts at least three minutes', () => {
    expect(longStays(at(home, 0, 2))).toEqual([]);
    expect(longStays(at(home, 0, 3))).toHaveLength(1);
  });

  it('goes on over thirty minutes without a sighting, and ends over more', () => {
    expect(longStays([...at(home, 0, 5), ...at(home, 300 + 1800, 5)])).toHaveLength(1);
    expect(longStays([...at(home, 0, 5), ...at(home, 300 + 1801, 5)])).toHaveLength(2);
  });

  it('is found where a phone reports every quarter of an hour', () => {
    const seldom = (point: typeof home, from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...point,
        ts: start + from + index * 900,
        accuracy: 20,
      }));

    const stays = longStays([...seldom(home, 0, 5), ...seldom(school, 4500, 9)]);

    expect(stays.map(({ from, to }) => [from - start, to - start])).toEqual([
      [0, 3600],
      [4500, 11_700],
    ]);
  });

  it('ends for the time in which somebody is seen elsewhere, even once, when it was long enough to go there', () => {
    const away = { ...school, ts: start + 600 + 400, accuracy: 10 };

    expect(longStays([...at(home, 0, 10), away, ...at(home, 1400, 10)])).toHaveLength(2);
  });

  it('begins and ends at the place, not on the way, and is there between two walks', () => {
    const shop = { lat: 52.2347, lng: 21.0212 };
    const stays = longStays([
      ...between(home, shop, 0, 25),
      ...at(shop, 800, 4),
      ...between(shop, school, 1040, 25),
    ]);

    expect(stays).toHaveLength(1);
    expect(distance(stays[0] ?? home, shop)).toBeLessThan(50);
    expect((stays[0]?.to ?? 0) - (stays[0]?.from ?? 0)).toBeLessThan(240 + 200);
  });

  it('is found though the receiver wavers by tens of metres', () => {
    const wavering = at(home, 0, 60).map((sighting, index) => ({
      ...sighting,
      lat: sighting.lat + 0.0004 * Math.sin(index * 2.4),
      lng: sighting.lng + 0.0006 * Math.cos(index * 1.7),
    }));

    expect(longStays(wavering).map(({ from, to }) => [from - start, to - start])).toEqual([[0, 3600]]);
  });

  it.each([0.7, 1, 1.4, 4, 15])('is not made of moving at %d metres a second', (speed) => {
    const metre = 1 / 111_195;
    const walk = Array.from({ length: 360 }, (_, index) => ({
      lat: home.lat + index * 10 * speed * metre,
      lng: home.lng,
      ts: start + index * 10,
      accuracy: 5,
    }));

    expect(longStays(walk)).toEqual([]);
  });

  it('is not looked for for ever, however many sightings a second holds', () => {
    const crowd = Array.from({ length: 10_000 }, (_, index) => ({
      ...home,
      ts: start + (index % 170),
      accuracy: 0,
    }));
    const before = performance.now();

    expect(longStays([...crowd, { ...school, ts: start + 171, accuracy: 0 }])).toEqual([]);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('is not ended by one sighting far away', () => {
    const [first, ...rest] = at(home, 0, 20);
    const stray = { ...school, ts: start + 630, accuracy: 10 };

    expect(longStays([...(first ? [first] : []), ...rest, stray])).toHaveLength(1);
  });

  it('is not made of inexact sightings', () => {
    expect(longStays(at(home, 0, 20).map((sighting) => ({ ...sighting, accuracy: 500 })))).toEqual([]);
  });

  it('is not made of walking', () => {
    expect(longStays(between(home, school, 0, 30))).toEqual([]);
  });

  it('has its middle across the date line where it was', () => {
    const [stay] = longStays(
      Array.from({ length: 20 }, (_, index) => ({
        lat: 0,
        lng: index % 2 === 0 ? 179.9998 : -179.9998,
        ts: start + index * 60,
        accuracy: 0,
      })),
    );

    expect(Math.abs(stay?.lng ?? 0)).toBeCloseTo(180, 3);
  });
});

describe('the number of a place', () => {
  it('is counted from 1 by first visit and comes back with the place', () => {
    const stays = longStays([...at(home, 0, 30), ...at(school, 4000, 60), ...at(home, 12_000, 30)]);

    expect(numberedPlaces(stays).map(({ place }) => place)).toEqual([1, 2, 1]);
  });
});

describe('for any sightings', () => {
  const sightings = array(
    record({
      lat: double({ min: -90, max: 90, noNaN: true }),
      lng: double({ min: -180, max: 180, noNaN: true }),
      ts: integer({ min: start, max: start + 90_000 }),
      accuracy: constantFrom(0, 20, 300),
    }),
    { maxLength: 60 },
  );
  const nearHome = array(
    record({
      lat: double({ min: home.lat - 0.002, max: home.lat + 0.002, noNaN: true }),
      lng: double({ min: home.lng - 0.002, max: home.lng + 0.002, noNaN: true }),
      ts: integer({ min: start, max: start + 20_000 }),
      accuracy: constant(0),
    }),
    { maxLength: 80 },
  );

  it('stays are long enough, in order, apart, and inside of what was seen', () => {
    assert(
      property(oneof(sightings, nearHome), (seen) => {
        const times = seen.map(({ ts }) => ts);
        let last = Math.min(...times) - 1;
        for (const { from, to } of longStays(seen)) {
          expect(to - from).toBeGreaterThanOrEqual(longStayRule.shortest);
          expect(from).toBeGreaterThan(last);
          expect(times).toContain(from);
          expect(times).toContain(to);
          last = to;
        }
      }),
    );
  });

  it('stays do not depend on the order in which sightings of different moments arrive', () => {
    assert(
      property(nearHome, (seen) => {
        const list = [...new Map(seen.map((one) => [one.ts, one])).values()];
        expect(longStays(list.toReversed())).toEqual(longStays(list));
      }),
    );
  });

  it('numbers begin at 1 and leave none out', () => {
    assert(
      property(oneof(sightings, nearHome), (seen) => {
        let most = 0;
        for (const { place } of numberedPlaces(longStays(seen))) {
          expect(place).toBeLessThanOrEqual(most + 1);
          most = Math.max(most, place);
        }
      }),
    );
  });
});

describe('longitude in metres', () => {
  it('is as far as the distance says, wherever people live', () => {
    assert(
      property(
        double({ min: -80, max: 80, noNaN: true }),
        double({ min: 1, max: 5000, noNaN: true }),
        (lat, metres) => {
          const away = distance({ lat, lng: 10 }, { lat, lng: 10 + longitudeDegrees(metres, lat) });
          expect(Math.abs(away - metres)).toBeLessThan(metres * 0.01);
        },
      ),
    );
  });

  it('is half of the way around at a pole', () => {
    expect(longitudeDegrees(100, 90)).toBe(180);
  });
});
