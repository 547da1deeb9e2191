import { describe, expect, it } from 'vitest';
import { clip, clockOf, covers, dayTicks, hourAround, hourTicks, positionIn } from './ribbon-time.js';

const zone = 'Europe/Warsaw';
const epoch = (text: string) => Date.parse(text) / 1000;
const ordinary = { from: epoch('2026-11-20T00:00+01:00'), to: epoch('2026-11-21T00:00+01:00') };
const shortDay = { from: epoch('2026-03-29T00:00+01:00'), to: epoch('2026-03-30T00:00+02:00') };
const longDay = { from: epoch('2026-10-25T00:00+02:00'), to: epoch('2026-10-26T00:00+01:00') };

const hoursOf = (ticks: number[]) => ticks.map((tick) => clockOf(tick, zone).hour);

describe('dayTicks', () => {
  it('marks every third local hour and the end of an ordinary day', () => {
    expect(hoursOf(dayTicks(ordinary, 3, zone))).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 0]);
  });

  it('keeps local hours on a day of 23 hours', () => {
    expect(shortDay.to - shortDay.from).toBe(23 * 3600);
    expect(hoursOf(dayTicks(shortDay, 3, zone))).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 0]);
  });

  it('keeps local hours on a day of 25 hours and marks the repeated one once', () => {
    expect(longDay.to - longDay.from).toBe(25 * 3600);
    expect(hoursOf(dayTicks(longDay, 3, zone))).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 0]);
    expect(hoursOf(dayTicks(longDay, 2, zone)).filter((hour) => hour === 2)).toHaveLength(1);
  });
});

describe('hourAround', () => {
  it('gives the hour that holds a time', () => {
    const hour = hourAround(ordinary, epoch('2026-11-20T15:40+01:00'));
    expect(clockOf(hour.from, zone)).toEqual({ hour: 15, minute: 0 });
    expect(hour.to - hour.from).toBe(3600);
  });

  it('stays inside the day for a time after its end', () => {
    expect(hourAround(ordinary, ordinary.to + 5).to).toBe(ordinary.to);
  });
});

describe('positionIn and clip', () => {
  it('never leaves the window', () => {
    expect(positionIn({ from: 10, to: 20 }, 5)).toBe(0);
    expect(positionIn({ from: 10, to: 20 }, 15)).toBe(0.5);
    expect(positionIn({ from: 10, to: 20 }, 50)).toBe(1);
  });

  it('is nothing when the stretch only touches the window', () => {
    expect(clip({ from: 0, to: 10 }, { from: 10, to: 20 })).toBeNull();
  });
});

describe('covers', () => {
  const window = { from: 10, to: 20 };

  it('adds up periods that touch or overlap, in any order', () => {
    const touching = [
      { from: 15, to: 30 },
      { from: 0, to: 15 },
    ];
    expect(covers(touching, window)).toBe(true);
  });

  it('sees a gap, at the start, in the middle and at the end', () => {
    expect(covers([{ from: 11, to: 20 }], window)).toBe(false);
    expect(
      covers(
        [
          { from: 0, to: 14 },
          { from: 15, to: 20 },
        ],
        window,
      ),
    ).toBe(false);
    expect(covers([{ from: 0, to: 19 }], window)).toBe(false);
  });

  it('is not covered by nothing', () => {
    expect(covers([], window)).toBe(false);
  });
});

describe('hourTicks', () => {
  it('marks every ten minutes with both ends', () => {
    expect(hourTicks({ from: 0, to: 3600 }, 10)).toEqual([0, 600, 1200, 1800, 2400, 3000, 3600]);
  });
});
