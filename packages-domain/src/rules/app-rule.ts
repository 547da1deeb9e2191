import type { DeviceSettings } from './device-settings.js';

/** A flag of the wire: 0 is no, 1 is yes. */
export type Flag = 0 | 1;

/** The rule of one app on one device (panel §3, "App entry"). */
export interface AppRule {
  readonly id: string;
  /** The package (Android) or program (Windows) name, which is what the device knows it by. */
  readonly pkg: string;
  readonly name: string;
  /** Whether the app may run at all. */
  readonly allowed: Flag;
  /** Whether the app follows the apps' schedule (`skda1` … `skda7`). */
  readonly schedule: Flag;
  /** Whether the app's use counts into the apps' time limit and ends with it. */
  readonly timeLimit: Flag;
  /** When a device first reported it, epoch seconds. */
  readonly firstSeen: number;
}

/**
 * The rule that an app starts with when a device first reports it: it follows the schedule and the limit, and
 * it is off when new apps are blocked.
 */
export function newAppRule(
  app: Pick<AppRule, 'id' | 'pkg' | 'name' | 'firstSeen'>,
  settings: Pick<DeviceSettings, 'blockNewApps'>,
): AppRule {
  return {
    id: app.id,
    pkg: app.pkg,
    name: app.name,
    allowed: settings.blockNewApps ? 0 : 1,
    schedule: 1,
    timeLimit: 1,
    firstSeen: app.firstSeen,
  };
}

/** The rule of an app by its package or program name, or undefined while the panel has not listed it. */
export function appRuleOf(apps: readonly AppRule[], pkg: string): AppRule | undefined {
  return apps.find((app) => app.pkg === pkg);
}

/** Tells whether an app's use counts into the apps' time limit. One that is not listed yet counts (decision 0010). */
export function countsIntoLimit(apps: readonly AppRule[], pkg: string): boolean {
  return appRuleOf(apps, pkg)?.timeLimit !== 0;
}
