import { describe, expect, it } from 'vitest';
import { localDayBounds } from '../time/local-day.js';
import { defaultDeviceSettings } from './device-settings.js';
import { openStretches } from './open-stretches.js';

const zone = 'Europe/Warsaw';
/** Available from 7 to 20. */
const daytime = `${'0'.repeat(7)}${'1'.repeat(13)}${'0'.repeat(4)}`;
const settings = { ...defaultDeviceSettings(), skda7: daytime };

describe('open stretches', () => {
  it('are the whole interval when the schedule is open', () => {
    const day = localDayBounds(20_250_616, zone);

    expect(openStretches(settings, 'apps', day, zone)).toEqual([day]);
  });

  it('follow the wall clock of the zone on the weekday that it is there', () => {
    const sunday = localDayBounds(20_250_615, zone);

    expect(openStretches(settings, 'apps', sunday, zone)).toEqual([
      { from: sunday.from + 7 * 3600, to: sunday.from + 20 * 3600 },
    ]);
  });

  it('move with the clocks on the day they change', () => {
    const spring = localDayBounds(20_250_330, zone);

    expect(openStretches(settings, 'apps', spring, zone)).toEqual([
      { from: spring.from + 6 * 3600, to: spring.from + 19 * 3600 },
    ]);
  });

  it('of an empty interval are none', () => {
    expect(openStretches(settings, 'apps', { from: 5, to: 5 }, zone)).toEqual([]);
  });
});
