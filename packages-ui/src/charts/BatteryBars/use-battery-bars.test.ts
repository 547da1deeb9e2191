import { describe, expect, it } from 'vitest';
import { batterySlots, slotCount } from './use-battery-bars.js';

const from = 1_763_596_800;
const hour = 3600;
const day = { from, to: from + 24 * hour, lowLevel: 20 };

describe('batterySlots', () => {
  it('cuts a day into 48 half hours', () => {
    const slots = batterySlots({ ...day, readings: [] });
    expect(slots).toHaveLength(48);
    expect(slots[1]).toMatchObject({ from: from + 1800, to: from + 3600 });
  });

  it('has 46 half hours on the day that loses an hour', () => {
    expect(slotCount({ from, to: from + 23 * hour })).toBe(46);
  });

  it('takes the last reading of the half hour, in whatever order they come', () => {
    const readings = [
      { at: from + 1700, level: 71 },
      { at: from + 60, level: 80 },
    ];
    expect(batterySlots({ ...day, readings })[0]?.level).toBe(71);
  });

  it('leaves a half hour without a reading a gap, not a zero', () => {
    const readings = [
      { at: from, level: 0 },
      { at: from + 2 * 1800, level: 50 },
    ];
    expect(batterySlots({ ...day, readings }).map(({ level }) => level)).toEqual([
      0,
      null,
      50,
      ...Array<null>(45).fill(null),
    ]);
  });

  it('leaves out what lies ahead, and keeps the half hour that runs', () => {
    const slots = batterySlots({ ...day, readings: [], now: from + 10 * hour + 60 });
    expect(slots).toHaveLength(21);
  });

  it('leaves out readings of other days', () => {
    const readings = [
      { at: from - 1, level: 50 },
      { at: day.to, level: 50 },
    ];
    expect(batterySlots({ ...day, readings }).every(({ level }) => level === null)).toBe(true);
  });

  it('calls a battery low at the level and under it', () => {
    const readings = [
      { at: from, level: 20 },
      { at: from + 1800, level: 21 },
    ];
    expect(
      batterySlots({ ...day, readings })
        .map(({ isLow }) => isLow)
        .slice(0, 3),
    ).toEqual([true, false, false]);
  });

  it('keeps impossible levels within 0 to 100', () => {
    const readings = [
      { at: from, level: 130 },
      { at: from + 1800, level: -3 },
    ];
    expect(
      batterySlots({ ...day, readings })
        .map(({ level }) => level)
        .slice(0, 2),
    ).toEqual([100, 0]);
  });
});
