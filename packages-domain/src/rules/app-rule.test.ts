import { describe, expect, it } from 'vitest';
import { countsIntoLimit, newAppRule } from './app-rule.js';
import { rulesWith } from './rules.fixture.js';

const seen = { id: 'a1', pkg: 'com.game', name: 'Game', firstSeen: 1_800_000_000 };

describe('the rule of a newly seen app', () => {
  it('allows it within the schedule and the limit', () => {
    expect(newAppRule(seen, { blockNewApps: false })).toEqual({
      ...seen,
      allowed: 1,
      schedule: 1,
      timeLimit: 1,
    });
  });

  it('switches it off when new apps are blocked', () => {
    expect(newAppRule(seen, { blockNewApps: true }).allowed).toBe(0);
  });
});

describe('the use of an app', () => {
  it('counts into the limit unless its rule says no', () => {
    const { apps } = rulesWith({ apps: [{ pkg: 'com.maps', timeLimit: 0 }, { pkg: 'com.game' }] });
    expect(countsIntoLimit(apps, 'com.maps')).toBe(false);
    expect(countsIntoLimit(apps, 'com.game')).toBe(true);
    expect(countsIntoLimit(apps, 'com.unlisted')).toBe(true);
  });
});
