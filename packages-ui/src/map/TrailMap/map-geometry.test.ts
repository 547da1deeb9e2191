import { describe, expect, it } from 'vitest';
import { distanceOf, longitudeNear } from './ground-distance.js';
import { gridLines, gridStep } from './grid-lines.js';
import { hourWindow } from './hour-window.js';
import { nearestPosition } from './nearest-position.js';
import { scaleLength } from './scale-bar.js';
import { speedStep, speedTicks } from './speed-scale.js';
import { trailBounds } from './trail-bounds.js';
import { at, day, midnight, report } from './trail.fixture.js';
import { placesOf } from './trail-places.js';
import { buildTrail } from './trail.js';
import { decodeLines, decodeWorld } from './world/decode-world.js';
import { cutLines, linesIn, steadyBox } from './world/line-pieces.js';

describe('the speed gradient', () => {
  it('has a colour for each ten kilometres an hour, and one for everything from 170', () => {
    const kilometres = [0, 9.9, 10, 50, 169.9, 170, 400];

    expect(kilometres.map((speed) => speedStep(speed / 3.6 + 1e-9))).toEqual([0, 0, 1, 5, 16, 17, 17]);
  });

  it('takes what is no speed for standing still', () => {
    expect([-5, Number.NaN].map(speedStep)).toEqual([0, 0]);
  });

  it('has its miles where their kilometres are', () => {
    expect(speedTicks('km/h').at(-1)).toEqual({ value: 150, at: 150 / 180 });
    expect(speedTicks('mph').at(-1)).toEqual({ value: 90, at: expect.closeTo(144.84 / 180, 4) });
  });
});

describe('the shown hours', () => {
  const zone = 'Europe/Warsaw';

  it('are whole, both ends included', () => {
    expect(hourWindow(day, [7, 8], zone)).toEqual({ from: at(7), to: at(9) });
    expect(hourWindow(day, [23, 23], zone)).toEqual({ from: at(23), to: at(24) });
    expect(hourWindow(day, [0, 23], zone)).toBe(day);
  });

  it('follow the clock on a day of 25 hours', () => {
    const from = Date.parse('2026-10-25T00:00+02:00') / 1000;
    const autumn = { from, to: from + 25 * 3600 };

    expect(hourWindow(autumn, [2, 2], zone)).toEqual({ from: from + 2 * 3600, to: from + 4 * 3600 });
    expect(hourWindow(autumn, [8, 23], zone)).toEqual({ from: from + 9 * 3600, to: autumn.to });
  });

  it('are empty where a day of 23 hours skips them', () => {
    const from = Date.parse('2026-03-29T00:00+01:00') / 1000;
    const { from: start, to } = hourWindow({ from, to: from + 23 * 3600 }, [2, 2], zone);

    expect(to - start).toBe(0);
  });
});

describe('the box around a trail', () => {
  const stay = { lat: 51.9, lng: 20.9, label: 'Home', from: at(7), to: at(8) };

  it('holds every position and place', () => {
    const trail = buildTrail([report(at(8), 0), report(at(8, 1), 5)], midnight);

    expect(trailBounds(trail, placesOf([stay]))).toEqual([
      [20.9, 51.9],
      [21, expect.closeTo(52.005, 9)],
    ]);
  });

  it('is small across the date line', () => {
    const trail = buildTrail(
      [179.9, -179.9].map((lng, index) => ({ lng, lat: 0, ts: at(8, index), v: 0 })),
      midnight,
    );
    const bounds = trailBounds(trail, placesOf([{ ...stay, lng: -179.8 }]));

    expect(bounds).toEqual([
      [179.9, 0],
      [expect.closeTo(180.2, 9), 51.9],
    ]);
  });

  it('does not exist without positions and places', () => {
    expect(trailBounds(buildTrail([], midnight), [])).toBeNull();
  });
});

describe('the nearest position', () => {
  const trail = buildTrail([report(at(8), 0), report(at(8, 1), 1), report(at(8, 2), 2)], midnight);

  it('is found within a reach', () => {
    expect(nearestPosition(trail, 21, 52.0012, 50)).toBe(1);
    expect(nearestPosition(trail, 21.1, 52.0012, 50)).toBe(-1);
  });

  it('is found across the turn of longitudes', () => {
    expect(nearestPosition(trail, 21 - 360, 52, 50)).toBe(0);
  });
});

describe('lengths on the ground', () => {
  it('are short across the date line', () => {
    expect(distanceOf(0, 179.999, 0, -179.999)).toBeLessThan(300);
    expect(longitudeNear(-179, 179)).toBe(181);
  });

  it('are round in the scale bar, in kilometres or in miles and feet', () => {
    expect(scaleLength(10, 'km/h')).toEqual({ pixels: 100, metres: 1000 });
    expect(scaleLength(30, 'mph').metres).toBeCloseTo(2 * 1609.344);
    expect(scaleLength(1, 'mph').metres).toBeCloseTo(200 * 0.3048);
  });
});

describe('the grid', () => {
  it('has round steps, at least ninety pixels apart', () => {
    expect(gridStep(0.001)).toBe(0.1);
    expect(gridStep(0.0012)).toBe(0.2);
    expect(gridStep(0.004)).toBe(0.5);
    expect(gridStep(3)).toBe(45);
  });

  it('has the lines that cross the box', () => {
    expect(gridLines([0.5, 0.5, 2.5, 1.5], 1)).toEqual([
      { from: [1, 0.5], to: [1, 1.5] },
      { from: [2, 0.5], to: [2, 1.5] },
      { from: [0.5, 1], to: [2.5, 1] },
    ]);
  });
});

describe('the bundled world', () => {
  it('reads lines as steps of thirtieths of a degree', () => {
    expect(decodeLines('(%&a$#').map((line) => [...line])).toEqual([
      [expect.closeTo(1 / 30), expect.closeTo(-2 / 30), expect.closeTo(31 / 30), expect.closeTo(-2 / 30)],
    ]);
  });

  it('has closed coasts on the earth, and Poland on land', () => {
    const { land, borders } = decodeWorld();

    expect(borders.length).toBeGreaterThan(100);
    for (const ring of land) {
      expect([ring[0], ring[1]]).toEqual([ring.at(-2), ring.at(-1)]);
      expect(ring.every((value, index) => Math.abs(value) <= (index % 2 === 0 ? 180 : 90))).toBe(true);
    }
    expect(land.filter((ring) => holds(ring, 21, 52))).toHaveLength(1);
    expect(land.filter((ring) => holds(ring, -30, 40))).toHaveLength(0);
  });
});

/** Whether a ring goes around a point: how often a ray to the east crosses it. */
function holds(ring: Float32Array, lng: number, lat: number): boolean {
  let inside = false;
  for (let index = 2; index < ring.length; index += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ring.subarray(index - 2, index + 2);
    if (y1 > lat !== y2 > lat && lng < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

describe('the coasts near a view', () => {
  /** A line along the equator, a point each degree. */
  const equator = Float32Array.from({ length: 361 * 2 }, (_, index) =>
    index % 2 === 0 ? index / 2 - 180 : 0,
  );
  const pieces = cutLines([equator]);
  const reached = (west: number, east: number) =>
    linesIn(pieces, [west, -1, east, 1]).flatMap((line) => [line[0], line.at(-2)]);

  it('are pieces that share their ends, with every point of the line', () => {
    expect(pieces.map(({ box }) => [box[0], box[2]])).toEqual([
      [-180, -117],
      [-117, -54],
      [-54, 9],
      [9, 72],
      [72, 135],
      [135, 180],
    ]);
  });

  it('are those whose box the view touches', () => {
    expect(reached(10, 20)).toEqual([9, 72]);
    expect(reached(5, 20)).toEqual([-54, 9, 9, 72]);
    expect(linesIn(pieces, [10, 1, 20, 2])).toEqual([]);
  });

  it('are found on any turn around the earth', () => {
    expect(reached(370, 380)).toEqual([9, 72]);
    expect(reached(-350, -340)).toEqual([9, 72]);
    expect(reached(175, 185)).toEqual([-180, -117, 135, 180]);
    expect(reached(-400, 400)).toHaveLength(12);
  });

  it('stay while the view moves a little', () => {
    expect(steadyBox([17.2, 50.1, 20.9, 52])).toEqual([16, 50, 24, 52]);
    expect(steadyBox([17.9, 50.2, 21.6, 51.9])).toEqual([16, 50, 24, 52]);
  });
});
