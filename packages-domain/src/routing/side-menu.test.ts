import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appFeatureNames, formatAppFeatures } from '../features/app-features.js';
import { AppType } from '../features/app-type.js';
import { privilegeNames, type Privilege, type Privileges } from '../features/privileges.js';
import { PlanType } from '../plans/plan-type.js';
import { callsScreen, screensScreen, visibleMenu, type MenuContext } from './side-menu.js';

const privilegesBut = (...denied: Privilege[]): Privileges =>
  Object.fromEntries(privilegeNames.map((name) => [name, denied.includes(name) ? 0 : 1]));

const phone = { appType: AppType.AndroidApk, appFeatures: '_GPS__YT__SCR__SMS__BATTERY_' };
const menu = (overrides: Partial<MenuContext> = {}) =>
  visibleMenu({
    account: { accountType: PlanType.Regular, accountTypeEdu: 0 },
    privileges: privilegesBut(),
    device: phone,
    hasAnyDevice: true,
    ...overrides,
  });

describe('the side menu', () => {
  it('always has summary, internet, applications and access time, in this order', () => {
    fc.assert(
      fc.property(fc.subarray([...appFeatureNames]), fc.boolean(), (features, hasAnyDevice) => {
        const device = { appType: AppType.Unknown, appFeatures: formatAppFeatures(features) };
        const items = menu({ device, hasAnyDevice, privileges: {} });
        expect(items.slice(0, 4)).toEqual(['summary', 'internet', 'applications', 'access-time']);
      }),
    );
  });

  it('has what the device can do', () => {
    expect(menu().slice(4)).toEqual([
      'localization',
      'youtube',
      'screenview',
      'screengrab',
      'calls-and-text-messages',
      'battery',
    ]);
    expect(menu({ device: { appType: AppType.Windows, appFeatures: '_WIN32_' } })).toHaveLength(4);
  });

  it('hides what the account may not read', () => {
    expect(menu({ privileges: privilegesBut('getGPS') })).not.toContain('localization');
    expect(menu({ privileges: privilegesBut('getHealth') })).not.toContain('battery');
    expect(menu({ privileges: privilegesBut('getCalls', 'getSmses') })).toContain('calls-and-text-messages');
    expect(menu({ privileges: privilegesBut('getCalls', 'getSmses', 'getContacts') })).not.toContain(
      'calls-and-text-messages',
    );
  });

  it('lets screens and calls be discovered while there is no device', () => {
    expect(menu({ device: null, hasAnyDevice: false }).slice(4)).toEqual([
      'screenview',
      'screengrab',
      'calls-and-text-messages',
    ]);
    expect(menu({ device: null })).not.toContain('screenview');
  });

  it('leads the store app to the install guide of calls', () => {
    const device = { appType: AppType.Android, appFeatures: '_GPS_' };
    expect(menu({ device })).toContain('calls-and-text-messages');
    expect(callsScreen(device)).toBe('install-guide');
    expect(callsScreen(phone)).toBe('lists');
  });

  it('has education only while the education plan is active', () => {
    expect(menu()).not.toContain('education');
    expect(menu({ account: { accountType: PlanType.Regular, accountTypeEdu: PlanType.Edu } })).toContain(
      'education',
    );
  });
});

describe('the screen pages', () => {
  const windows = { appType: AppType.Windows, appFeatures: '_WIN32__SCR_' };

  it('show the live view on Windows only', () => {
    expect(screensScreen('screenview', windows)).toBe('screens');
    expect(screensScreen('screenview', phone)).toBe('not-available');
    expect(screensScreen('screengrab', phone)).toBe('screens');
  });

  it('show the notice without a device that can', () => {
    expect(screensScreen('screengrab', null)).toBe('not-available');
    expect(screensScreen('screengrab', { appType: AppType.Windows, appFeatures: '_WIN32_' })).toBe(
      'not-available',
    );
  });
});
