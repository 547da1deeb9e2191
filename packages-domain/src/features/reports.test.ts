import { describe, expect, it } from 'vitest';
import { AppType } from './app-type.js';
import { isLocationPhone, mayRead, reportKinds, reportsOf } from './reports.js';

const agent = { appType: AppType.AndroidApk, appVersion: '1.0' };

describe('what a device reports', () => {
  it('is everything when it can do everything', () => {
    expect(reportsOf({ ...agent, appFeatures: '_GPS__YT__SCR__SMS__BATTERY_' })).toEqual(reportKinds);
  });

  it('is what every agent reports when it can do nothing more', () => {
    expect(reportsOf({ ...agent, appFeatures: '' })).toEqual([
      'apps',
      'usage',
      'visits',
      'searches',
      'blocks',
    ]);
  });

  it('is the place and the battery alone of a phone without an agent', () => {
    const phone = { appType: AppType.Unknown, appVersion: '', appFeatures: '_GPS__BATTERY_' };
    expect(isLocationPhone(phone)).toBe(true);
    expect(reportsOf(phone)).toEqual(['positions', 'health']);
  });

  it('is not made smaller for an agent of an unknown kind', () => {
    const unknown = { appType: AppType.Unknown, appVersion: '0.3', appFeatures: '' };
    expect(isLocationPhone(unknown)).toBe(false);
    expect(reportsOf(unknown)).toContain('visits');
  });
});

describe('what a parent may read', () => {
  it('follows the privileges', () => {
    expect(mayRead('calls', { getCalls: 0 })).toBe(false);
    expect(mayRead('calls', { getCalls: 1 })).toBe(true);
    expect(mayRead('usage', { getTopApps: 1 })).toBe(true);
  });

  it('has no flag for screens and videos', () => {
    expect(mayRead('screens', {})).toBe(true);
    expect(mayRead('videos', {})).toBe(true);
  });
});
