import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf, isBlockedVisit, reasons, visitKind } from './reason.js';

describe('the code of a visit', () => {
  it('is negative for the white list and 0 for ok', () => {
    expect(codeOf('whitelisted')).toBeLessThan(0);
    expect(codeOf('ok')).toBe(0);
    expect(codeOf('protection-off')).toBe(0);
  });

  it('is 1 for the schedule and 2 for a time limit', () => {
    expect(codeOf('schedule')).toBe(1);
    expect(codeOf('daily-limit')).toBe(2);
    expect(codeOf('weekly-limit')).toBe(2);
  });

  it('is 3 to 9 for what a parent blocked', () => {
    for (const reason of [
      'black-list',
      'white-list-only',
      'app-off',
      'new-app',
      'video',
      'channel',
    ] as const) {
      expect(visitKind(codeOf(reason))).toBe('user');
    }
    expect(visitKind(codeOf('blocked-now'))).toBe('user');
    expect(visitKind(codeOf('settings'))).toBe('user');
  });

  it('is 10 or more for content', () => {
    for (const reason of [
      'erotic',
      'offensive',
      'file-sharing',
      'video-site',
      'social',
      'document',
    ] as const) {
      expect(codeOf(reason)).toBeGreaterThanOrEqual(10);
    }
  });

  it('falls into the five statistics categories', () => {
    expect([-3, 0, 1, 2, 3, 9, 10, 250].map(visitKind)).toEqual([
      'approved',
      'safe',
      'time-limit',
      'time-limit',
      'user',
      'user',
      'content',
      'content',
    ]);
    expect(isBlockedVisit(-1)).toBe(false);
    expect(isBlockedVisit(1)).toBe(true);
  });
});

describe('every code', () => {
  it('is of exactly one category, in the order of the codes, and only positive ones are blocks', () => {
    const order = ['approved', 'safe', 'time-limit', 'user', 'content'];
    const codes = fc.integer({ min: -99, max: 99 });
    fc.assert(
      fc.property(codes, codes, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(order.indexOf(visitKind(low))).toBeLessThanOrEqual(order.indexOf(visitKind(high)));
        expect(isBlockedVisit(one)).toBe(['time-limit', 'user', 'content'].includes(visitKind(one)));
      }),
    );
  });

  it('of a reason is in the range of its category', () => {
    const ranges = {
      approved: [-99, -1],
      safe: [0, 0],
      'time-limit': [1, 2],
      user: [3, 9],
      content: [10, 99],
    };
    for (const reason of reasons) {
      const [least = 0, most = 0] = ranges[visitKind(codeOf(reason))];
      expect(codeOf(reason)).toBeGreaterThanOrEqual(least);
      expect(codeOf(reason)).toBeLessThanOrEqual(most);
    }
  });
});
