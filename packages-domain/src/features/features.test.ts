import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appFeatureNames, formatAppFeatures, parseAppFeatures } from './app-features.js';
import { AppType, isAppType } from './app-type.js';
import {
  hasBonus,
  hasLiveScreen,
  hasSettingsBlock,
  hasWeeklyLimits,
  isPhone,
  isWindows,
  needsDirectDownload,
} from './device-kind.js';
import { hasPrivilege } from './privileges.js';

describe('app features', () => {
  it('are read from flags that touch or stand apart', () => {
    const features = parseAppFeatures('_GPS__YT_,_FUTURE_');
    expect(features.gps).toBe(true);
    expect(features.youtube).toBe(true);
    expect(features.sms).toBe(false);
  });

  it('are all off without a string', () => {
    for (const on of Object.values(parseAppFeatures(null))) expect(on).toBe(false);
  });

  it('read back as they were written', () => {
    fc.assert(
      fc.property(fc.subarray([...appFeatureNames]), (chosen) => {
        const flags = parseAppFeatures(formatAppFeatures(chosen));
        for (const feature of appFeatureNames) expect(flags[feature]).toBe(chosen.includes(feature));
      }),
    );
  });
});

describe('the kind of a device', () => {
  const windows = { appType: AppType.Windows, appFeatures: '_WIN32__SCR_' };
  const storePhone = { appType: AppType.Android, appFeatures: '_GPS__SCR_' };
  const apkPhone = { appType: AppType.AndroidApk, appFeatures: '_GPS__SMS_' };

  it('is Windows by its agent or by its flag', () => {
    expect(isWindows(windows)).toBe(true);
    expect(isWindows({ appType: AppType.Unknown, appFeatures: '_WIN32_' })).toBe(true);
    expect(isWindows(storePhone)).toBe(false);
  });

  it('is a phone with either Android app', () => {
    expect(isPhone(storePhone)).toBe(true);
    expect(isPhone(apkPhone)).toBe(true);
    expect(isPhone(windows)).toBe(false);
    expect(isPhone({ appType: AppType.Unknown })).toBe(false);
  });

  it('hides the block-settings checkbox on Windows', () => {
    expect(hasSettingsBlock(windows)).toBe(false);
    expect(hasSettingsBlock(storePhone)).toBe(true);
  });

  it('shows the install guide for the store app only', () => {
    expect(needsDirectDownload(storePhone)).toBe(true);
    expect(needsDirectDownload(apkPhone)).toBe(false);
  });

  it('offers the live screen on Windows only', () => {
    expect(hasLiveScreen(windows)).toBe(true);
    expect(hasLiveScreen(storePhone)).toBe(false);
  });

  it('knows its app types', () => {
    expect(isAppType(2)).toBe(true);
    expect(isAppType(4)).toBe(false);
  });
});

describe('privileges', () => {
  it('are refused by zero and by absence, granted by any other number', () => {
    expect(hasPrivilege({ getCalls: 0 }, 'getCalls')).toBe(false);
    expect(hasPrivilege({}, 'getCalls')).toBe(false);
    expect(hasPrivilege({ getCalls: 1 }, 'getCalls')).toBe(true);
    expect(hasPrivilege({ getCalls: -7 }, 'getCalls')).toBe(true);
  });
});

describe('limits that need a feature', () => {
  it('gives a bonus for the current weekday only', () => {
    const device = { appType: AppType.Android, appFeatures: '_BONUS_' };
    expect(hasBonus(device, 3, 3)).toBe(true);
    expect(hasBonus(device, 4, 3)).toBe(false);
    expect(hasBonus({ ...device, appFeatures: '_WEEK_' }, 3, 3)).toBe(false);
  });

  it('has limits for each weekday where the feature is', () => {
    expect(hasWeeklyLimits({ appType: AppType.Windows, appFeatures: '_WIN32__WEEK_' })).toBe(true);
    expect(hasWeeklyLimits({ appType: AppType.Windows, appFeatures: null })).toBe(false);
  });
});
