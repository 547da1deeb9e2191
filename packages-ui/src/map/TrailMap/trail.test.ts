import { describe, expect, it } from 'vitest';
import { at, midnight, report } from './trail.fixture.js';
import { trailColours } from './trail-colours.js';
import { buildTrail, indexAt, positionOf, stretchesOf, trailWithin } from './trail.js';

describe('a trail', () => {
  it('puts positions in the order of time', () => {
    const trail = buildTrail([report(at(9), 2), report(at(8), 1), report(at(8, 30), 3)], midnight);

    expect([...trail.times]).toEqual([8 * 3600, 8.5 * 3600, 9 * 3600]);
    expect(positionOf(trail, 1)).toEqual({ ...report(at(8, 30), 3), lat: expect.closeTo(52.003, 9) });
  });

  it('keeps every second of a day apart', () => {
    const trail = buildTrail([report(midnight + 86_398, 0), report(midnight + 86_399, 0)], midnight);

    expect([...trail.times]).toEqual([86_398, 86_399]);
  });

  it('has no stretch without positions', () => {
    expect(stretchesOf(buildTrail([], midnight))).toEqual([]);
  });

  it('goes on past the date line instead of around the earth', () => {
    const trail = buildTrail(
      [179.99, -179.99, 179.98].map((lng, index) => ({ lng, lat: 0, ts: at(8, index), v: 0 })),
      midnight,
    );

    expect([0, 1, 2].map((index) => positionOf(trail, index).lng)).toEqual([
      179.99,
      expect.closeTo(180.01, 9),
      179.98,
    ]);
  });

  it('keeps positions near a pole on the map', () => {
    const trail = buildTrail([{ lat: 90, lng: 0, ts: at(8), v: 0 }], midnight);

    expect(positionOf(trail, 0).lat).toBeLessThan(85.1);
  });
});

/** Reports at minutes of an hour, so many thousandths of a degree along the way. */
const stretches = (...minutesAndWay: [minutes: number, thousandths: number][]) =>
  stretchesOf(
    buildTrail(
      minutesAndWay.map(([minutes, way]) => report(at(8, minutes), way)),
      midnight,
    ),
  );

describe('a gap', () => {
  it('is a silence of more than thirty minutes, wherever the device comes back', () => {
    expect(stretches([0, 0], [30, 0])).toHaveLength(1);
    expect(stretches([0, 0], [31, 0])).toEqual([
      { first: 0, last: 0 },
      { first: 1, last: 1 },
    ]);
  });

  it('is a silence of more than five minutes when the device comes back elsewhere', () => {
    expect(stretches([0, 0], [5, 10])).toHaveLength(1);
    expect(stretches([0, 0], [6, 4])).toHaveLength(1);
    expect(stretches([0, 0], [6, 5])).toHaveLength(2);
  });

  it('follows the rule that it is given', () => {
    const rule = { silence: 60, movingSilence: 60, movingDistance: 1 };
    const trail = buildTrail([report(at(8), 0), report(at(8, 2), 0)], midnight, rule);

    expect([...trail.runs]).toEqual([0, 1]);
  });
});

describe('a part of a trail', () => {
  const trail = buildTrail(
    [report(at(7), 0), report(at(7, 1), 1), report(at(8), 2), report(at(8, 1), 3), report(at(9), 4)],
    midnight,
  );

  it('holds the positions from its start to before its end', () => {
    const part = trailWithin(trail, { from: at(7, 1), to: at(9) });

    expect([...part.times].map((time) => time / 60)).toEqual([421, 480, 481]);
    expect(stretchesOf(part)).toEqual([
      { first: 0, last: 0 },
      { first: 1, last: 2 },
    ]);
  });

  it('copies no position', () => {
    const part = trailWithin(trail, { from: at(8), to: at(9) });

    expect(part.coordinates.buffer).toBe(trail.coordinates.buffer);
  });

  it('may be empty', () => {
    const part = trailWithin(trail, { from: at(10), to: at(11) });

    expect(part.length).toBe(0);
    expect(stretchesOf(part)).toEqual([]);
  });

  it('is the trail itself when nothing is left out', () => {
    expect(trailWithin(trail, { from: midnight, to: at(24) })).toBe(trail);
  });
});

describe('the colour of a line', () => {
  it('is that of the speed with which the device arrived at its end', () => {
    const trail = buildTrail(
      [report(at(8), 0, 50), report(at(8, 1), 1, 0), report(at(8, 2), 2, 12)],
      midnight,
    );
    const palette = Array.from({ length: 18 }, (_, step) => [step, 0, 0, 255] as const);

    expect([...trailColours(trail, palette)].filter((_, index) => index % 4 === 0)).toEqual([0, 4, 0]);
  });
});

it('finds the first position at or after a time', () => {
  const trail = buildTrail([report(at(8), 0), report(at(9), 0)], midnight);

  expect([at(7), at(8), at(8, 1), at(9), at(9, 1)].map((time) => indexAt(trail, time))).toEqual([
    0, 0, 1, 1, 2,
  ]);
});
