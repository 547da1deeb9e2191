import { describe, expect, it } from 'vitest';
import { gpsOffOn } from './gps-off.js';

const day = { from: 1000, to: 2000 };
const on = (ts: number) => ({ ts, gps: 3 });
const off = (ts: number) => ({ ts, gps: 0 });

describe('when positioning was off', () => {
  it('is not known without a report', () => {
    expect(gpsOffOn(day, undefined, [])).toEqual([]);
  });

  it('lasts from the first report of it to the one that it is on', () => {
    expect(gpsOffOn(day, on(900), [on(1100), off(1200), off(1300), on(1400), on(1500)])).toEqual([
      { from: 1200, to: 1400, isOlder: false },
    ]);
  });

  it('has no end as long as no report says that it is on', () => {
    expect(gpsOffOn(day, undefined, [on(1100), off(1200)])).toEqual([
      { from: 1200, to: null, isOlder: false },
    ]);
  });

  it('begins with the day where the last report before it said off', () => {
    expect(gpsOffOn(day, off(10), [off(1200), on(1300)])).toEqual([{ from: 1000, to: 1300, isOlder: true }]);
    expect(gpsOffOn(day, off(10), [])).toEqual([{ from: 1000, to: null, isOlder: true }]);
  });

  it('takes whatever is not 3 for off', () => {
    expect(gpsOffOn(day, undefined, [{ ts: 1100, gps: 2 }])).toHaveLength(1);
  });
});
