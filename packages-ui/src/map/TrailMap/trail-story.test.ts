import { describe, expect, it } from 'vitest';
import { chaptersOf } from './trail-chapters.js';
import { at, day, midnight, report } from './trail.fixture.js';
import type { TrailPosition, TrailStay } from './trail-map-data.js';
import { chapterAt, momentAt, neighbouringChapter, neighbouringReport } from './trail-moment.js';
import { placesOf, placesWithin } from './trail-places.js';
import { replayPace, replayStep } from './replay-pace.js';
import { buildTrail, trailWithin } from './trail.js';

const home: TrailStay = { lat: 52, lng: 21, label: 'Home', from: at(7), to: at(7, 30) };
const school: TrailStay = { lat: 52.02, lng: 21, label: 'School', from: at(7, 40), to: at(8, 10) };

const reports = (from: number, to: number, step: number, where: (index: number) => number, v: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
    report(from + index * step, where(index), v),
  );
const positions: TrailPosition[] = [
  ...reports(at(7), at(7, 30), 300, () => 0, 0),
  ...reports(at(7, 31), at(7, 39), 60, (index) => (index + 1) * 2, 6),
  ...reports(at(7, 40), at(8, 10), 300, () => 20, 0),
];

function told(list: readonly TrailPosition[], stays: readonly TrailStay[], window = day) {
  const trail = trailWithin(buildTrail(list, midnight), window);
  return chaptersOf({ trail, places: placesWithin(placesOf(stays), window), window });
}
const inShort = (chapters: ReturnType<typeof told>) =>
  chapters.map(({ kind, from, to }) => [kind, (from - midnight) / 60, (to - midnight) / 60]);

describe('a day in words', () => {
  it('tells stays and the ways between them, from the last report of one to the first of the next', () => {
    expect(inShort(told(positions, [school, home], { from: at(7), to: at(8, 20) }))).toEqual([
      ['stay', 420, 450],
      ['move', 450, 460],
      ['stay', 460, 490],
    ]);
  });

  it('tells how far and how fast the way was', () => {
    const move = told(positions, [home, school]).find(({ kind }) => kind === 'move');

    expect(move).toMatchObject({ distance: expect.closeTo(2224, 0), topSpeed: 6 });
  });

  it('tells a silence, and does not count its distance', () => {
    const chapters = told(
      [report(at(9), 0, 5), report(at(9, 1), 1, 5), report(at(10), 50, 5), report(at(10, 1), 51, 5)],
      [],
      { from: at(9), to: at(10, 2) },
    );

    expect(inShort(chapters)).toEqual([
      ['move', 540, 541],
      ['gap', 541, 600],
      ['move', 600, 601],
    ]);
    expect(chapters[2]).toMatchObject({ distance: expect.closeTo(111, 0) });
  });

  it('tells of a long silence before the first report and after the last', () => {
    expect(
      inShort(told([report(at(8), 0), report(at(8, 1), 1)], [], { from: at(7), to: at(8, 20) })),
    ).toEqual([
      ['gap', 420, 480],
      ['move', 480, 481],
    ]);
  });

  it('tells of one report alone', () => {
    expect(inShort(told([report(at(8), 0)], [], { from: at(8), to: at(8, 10) }))).toEqual([
      ['seen', 480, 480],
    ]);
  });

  it('cuts what is told to the shown hours', () => {
    expect(inShort(told(positions, [home, school], { from: at(7, 20), to: at(7, 36) }))).toEqual([
      ['stay', 440, 450],
      ['move', 450, 455],
    ]);
  });

  it('tells nothing of a day without reports', () => {
    expect(told([], [])).toEqual([]);
  });

  it('tells a stay once, whatever silence was in it', () => {
    const sparse = [report(at(7), 0), report(at(7, 40), 0)];
    const stay = { ...home, to: at(7, 40) };

    expect(inShort(told(sparse, [stay], { from: at(7), to: at(7, 40) }))).toEqual([['stay', 420, 460]]);
  });
});

describe('a place', () => {
  it('is numbered by its first visit and keeps its number in any hours', () => {
    const places = placesOf([school, home, { ...home, from: at(15), to: at(16) }]);

    expect(places.map(({ number, label, stays }) => [number, label, stays.length])).toEqual([
      [1, 'Home', 2],
      [2, 'School', 1],
    ]);
    expect(placesWithin(places, { from: at(8), to: at(9) }).map(({ number }) => number)).toEqual([2]);
  });
});

describe('a moment', () => {
  const trail = buildTrail([report(at(8), 0, 1), report(at(8, 2), 2, 9), report(at(9), 40, 1)], midnight);

  it('is on the line between two reports', () => {
    expect(momentAt(trail, at(8, 1))).toMatchObject({ lat: expect.closeTo(52.001, 6), v: 9, index: 0 });
  });

  it('in a gap is where the device was seen last, with no speed', () => {
    expect(momentAt(trail, at(8, 30))).toMatchObject({ lat: expect.closeTo(52.002, 6), v: null, index: 1 });
  });

  it('outside of the trail is its nearest end', () => {
    expect(momentAt(trail, at(3))).toMatchObject({ time: at(8), index: 0 });
    expect(momentAt(trail, at(23))).toMatchObject({ time: at(9), index: 2 });
  });

  it('does not exist on an empty trail', () => {
    expect(momentAt(buildTrail([], midnight), at(8))).toBeNull();
  });

  it('steps from report to report and stops at the ends', () => {
    expect(neighbouringReport(trail, at(8, 1), 1)).toBe(at(8, 2));
    expect(neighbouringReport(trail, at(8, 1), -1)).toBe(at(8));
    expect(neighbouringReport(trail, at(8), 1)).toBe(at(8, 2));
    expect(neighbouringReport(trail, at(8), -1)).toBe(at(8));
    expect(neighbouringReport(trail, at(9), 1)).toBe(at(9));
  });

  it('at the end of a gap is not in it', () => {
    const chapters = told(positions, [home, school], { from: at(7), to: at(12) });

    expect(chapterAt(chapters, at(8, 10))?.kind).toBe('stay');
    expect(chapterAt(chapters, at(8, 11))?.kind).toBe('gap');
  });

  it('steps from chapter to chapter', () => {
    const chapters = told(positions, [home, school], { from: at(7), to: at(8, 20) });

    expect(neighbouringChapter(chapters, at(7), 1)).toBe(at(7, 30));
    expect(neighbouringChapter(chapters, at(7, 35), -1)).toBe(at(7, 30));
    expect(neighbouringChapter(chapters, at(8), 1)).toBe(at(8));
    expect(chapterAt(chapters, at(7, 30))?.kind).toBe('move');
    expect(chapterAt(chapters, at(8))?.kind).toBe('stay');
  });
});

describe('a replay', () => {
  const chapters = told(positions, [home, school], { from: at(7), to: at(8, 10) });

  it('shows the whole in thirty seconds', () => {
    expect(replayStep(chapters, at(7), 29.9)).toBeLessThan(at(8, 10));
    expect(replayStep(chapters, at(7), 30.1)).toBe(at(8, 10));
  });

  it('passes stays faster than ways', () => {
    const inStay = replayStep(chapters, at(7), 1) - at(7);
    const onTheWay = replayStep(chapters, at(7, 31), 1) - at(7, 31);

    expect(inStay / onTheWay).toBeCloseTo(12);
  });

  it('leaps over nothing, however short its steps are', () => {
    for (const seconds of [0.007, 0.016, 0.0333, 0.1]) {
      const most = seconds * 12 * replayPace(chapters) + 1e-6;
      for (let time = at(7); time < at(8, 10);) {
        const next = replayStep(chapters, time, seconds);
        expect(next).toBeGreaterThan(time);
        expect(next - time).toBeLessThanOrEqual(most);
        time = next;
      }
    }
  });

  it('ends with the last chapter', () => {
    expect(replayStep(chapters, at(8, 9), 600)).toBe(at(8, 10));
    expect(replayStep(chapters, at(8, 10), 5)).toBe(at(8, 10));
  });
});
