import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAgreementRequired, missingAgreements } from './agreements.js';
import {
  isScreenPeriod,
  isTimeBonus,
  isTimeLimit,
  isUnlimited,
  isWeekOfTimeLimits,
  readTimeLimit,
  maxScreensToDelete,
  timeLimitSlider,
  toggleScreen,
  toSlider,
} from './limits.js';
import { birthYears, checkMoveTarget, checkProfile, decodeDefaultName } from './profile.js';
import { closedDay, isHourOpen, isSchedule, openDay, withHour } from './schedule.js';

describe('a time limit', () => {
  it('is at most 1440 whole minutes', () => {
    expect([0, 7, 1440].every(isTimeLimit)).toBe(true);
    expect([-5, 1441, 1.5, Number.NaN, '60', null].some(isTimeLimit)).toBe(false);
  });

  it('is unlimited from the end of the slider', () => {
    expect(isUnlimited(475)).toBe(false);
    expect(isUnlimited(480)).toBe(true);
    expect(isUnlimited(1440)).toBe(true);
  });

  it('is read from digits only', () => {
    expect(readTimeLimit(' 90 ')).toEqual({ kind: 'ok', minutes: 90 });
    expect(readTimeLimit('')).toEqual({ kind: 'required' });
    for (const entry of ['1441', '1e3', '-1', '1.5', 'x'])
      expect(readTimeLimit(entry).kind).toBe('not-valid');
  });

  it('has one value a weekday', () => {
    expect(isWeekOfTimeLimits([0, 60, 60, 60, 60, 480, 480])).toBe(true);
    expect(isWeekOfTimeLimits([60, 60])).toBe(false);
    expect(isWeekOfTimeLimits([0, 60, 60, 60, 60, 480, 1441])).toBe(false);
  });

  it('stands on the slider at the nearest step within its ends', () => {
    expect(toSlider(62, timeLimitSlider)).toBe(60);
    expect(toSlider(600, timeLimitSlider)).toBe(480);
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 2000 }), (minutes) => {
        const shown = toSlider(minutes, timeLimitSlider);
        expect(shown % 5).toBe(0);
        expect(shown >= 0 && shown <= 480).toBe(true);
      }),
    );
  });
});

describe('the other sliders', () => {
  it('give a bonus of 0 to 120 minutes in steps of 5', () => {
    expect([0, 5, 120].every(isTimeBonus)).toBe(true);
    expect([-5, 3, 125].some(isTimeBonus)).toBe(false);
  });

  it('give a screen period of 0 to 300 seconds in steps of 60', () => {
    expect([0, 60, 300].every(isScreenPeriod)).toBe(true);
    expect([30, 360].some(isScreenPeriod)).toBe(false);
  });
});

describe('a schedule', () => {
  it('is 24 characters of 0 and 1', () => {
    expect(isSchedule(openDay)).toBe(true);
    expect(isSchedule(closedDay)).toBe(true);
    expect(isSchedule('1'.repeat(23))).toBe(false);
    expect(isSchedule(`${'1'.repeat(23)}2`)).toBe(false);
  });

  it('changes one hour and no other', () => {
    const hours = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(fc.stringMatching(/^[01]{24}$/), hours, hours, fc.boolean(), (day, hour, other, open) => {
        const changed = withHour(day, hour, open);
        expect(isSchedule(changed)).toBe(true);
        expect(isHourOpen(changed, hour)).toBe(open);
        if (other !== hour) expect(isHourOpen(changed, other)).toBe(isHourOpen(day, other));
      }),
    );
  });
});

describe('agreements', () => {
  const agreements = [
    { id: '1', required: '1' },
    { id: '2', required: '0' },
    { id: '3', required: '1' },
  ];

  it('are required unless they say 0', () => {
    expect(agreements.map(isAgreementRequired)).toEqual([true, false, true]);
  });

  it('have to be ticked where they are required', () => {
    expect(missingAgreements(agreements, ['1']).map(({ id }) => id)).toEqual(['3']);
    expect(missingAgreements(agreements, [1, 3])).toEqual([]);
  });
});

describe('a profile form', () => {
  it('needs a name and an avatar', () => {
    expect(checkProfile({ name: ' ', img: null })).toEqual({
      name: 'required',
      img: 'select-required',
      ok: false,
    });
    expect(checkProfile({ name: 'Zosia', img: 0 })).toEqual({
      name: 'ok',
      img: 'select-required',
      ok: false,
    });
    expect(checkProfile({ name: 'Zosia', img: 2 })).toEqual({ name: 'ok', img: 'ok', ok: true });
    expect(checkProfile({ name: 'x'.repeat(101), img: 1 }).name).toBe('too-long');
  });

  it('lists 20 years', () => {
    const years = birthYears(2026);
    expect(years).toHaveLength(20);
    expect([years[0], years.at(-1)]).toEqual([2026, 2007]);
  });
});

describe('a default name', () => {
  it('has its entities decoded, once', () => {
    expect(decodeDefaultName('Zosia &amp; Kuba &#380;&#x119;')).toBe('Zosia & Kuba żę');
    expect(decodeDefaultName('&amp;lt;')).toBe('&lt;');
  });

  it('keeps what is no entity', () => {
    for (const name of ['A & B', '&unknown;', '&#0;', '&#55296;', '&#x110000;', '&amp']) {
      expect(decodeDefaultName(name)).toBe(name);
    }
  });

  it('comes back from every way to write its characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const written = Array.from(name, (character) => `&#${character.codePointAt(0)};`).join('');
        expect(decodeDefaultName(written)).toBe(name.replaceAll('\0', '&#0;'));
      }),
    );
  });
});

describe('moving a device', () => {
  it('needs a profile', () => {
    expect(checkMoveTarget(null)).toBe('select-required');
    expect(checkMoveTarget(7)).toBe('ok');
  });
});

describe('choosing screens to delete', () => {
  it('chooses and lets go', () => {
    expect(toggleScreen([1, 2], 3)).toEqual({ chosen: [1, 2, 3], isFull: false });
    expect(toggleScreen([1, 2, 3], 2)).toEqual({ chosen: [1, 3], isFull: false });
  });

  it('never chooses more than 100, nor one twice, whatever is tapped', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 400 }), (taps) => {
        let chosen: readonly number[] = [];
        for (const id of taps) {
          const before = chosen;
          const after = toggleScreen(chosen, id);
          chosen = after.chosen;
          if (after.isFull) expect(chosen).toEqual(before);
        }
        expect(chosen.length).toBeLessThanOrEqual(maxScreensToDelete);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });

  it('says when 100 are chosen', () => {
    const full = Array.from({ length: 100 }, (_, id) => id);
    expect(toggleScreen(full, 100)).toEqual({ chosen: full, isFull: true });
    expect(toggleScreen(full, 99).chosen).toHaveLength(99);
  });
});
