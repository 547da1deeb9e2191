import { parseAppFeatures } from './app-features.js';
import type { Weekday } from '../time/local-time.js';
import { AppType } from './app-type.js';

/** The part of a device that says what kind of machine it is. */
export interface DeviceKind {
  readonly appType: number;
  readonly appFeatures?: string | null;
}

/** Tells whether the device is a Windows computer: by its agent, or by the `_WIN32_` flag of its features. */
export function isWindows(device: DeviceKind): boolean {
  return device.appType === AppType.Windows || parseAppFeatures(device.appFeatures).windows;
}

/** Tells whether the device is an Android phone or tablet, with either app. */
export function isPhone(device: DeviceKind): boolean {
  return !isWindows(device) && (device.appType === AppType.Android || device.appType === AppType.AndroidApk);
}

/**
 * Tells whether the block-settings checkbox and the app-detail link are shown for the device: Windows hides
 * both (panel §6).
 */
export function hasSettingsBlock(device: DeviceKind): boolean {
  return !isWindows(device);
}

/**
 * Tells whether Calls and messages shows the install guide instead of the lists: the store app may not read
 * calls and messages, the directly downloaded one may (design §13).
 */
export function needsDirectDownload(device: DeviceKind): boolean {
  return device.appType === AppType.Android;
}

/** Tells whether live screen view can be offered: Windows only, and only with the screen feature (panel §1, §6). */
export function hasLiveScreen(device: DeviceKind): boolean {
  return isWindows(device) && parseAppFeatures(device.appFeatures).screen;
}

/** Tells whether the weekly limits are shown for the device: only where the feature exists (panel §5). */
export function hasWeeklyLimits(device: DeviceKind): boolean {
  return parseAppFeatures(device.appFeatures).week;
}

/** Tells whether the bonus slider is shown for a weekday: today's only, and only where the feature exists (panel §5). */
export function hasBonus(device: DeviceKind, weekday: Weekday, today: Weekday): boolean {
  return weekday === today && parseAppFeatures(device.appFeatures).bonus;
}
