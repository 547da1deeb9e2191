import { AppType } from './app-type.js';
import { parseAppFeatures, type AppFeature } from './app-features.js';
import type { DeviceKind } from './device-kind.js';
import { hasPrivilege, type Privilege, type Privileges } from './privileges.js';

/** Everything that a device can report, in the order in which it is told. */
export const reportKinds = [
  'apps',
  'usage',
  'visits',
  'searches',
  'blocks',
  'videos',
  'positions',
  'health',
  'calls',
  'smses',
  'contacts',
  'screens',
] as const;

/** One kind of thing that a device reports. */
export type ReportKind = (typeof reportKinds)[number];

/** The feature without which a device does not report a kind; every agent reports the others. */
const needed: Readonly<Partial<Record<ReportKind, AppFeature>>> = {
  videos: 'youtube',
  positions: 'gps',
  health: 'battery',
  calls: 'sms',
  smses: 'sms',
  contacts: 'sms',
  screens: 'screen',
};

/** The calls that show a kind to a parent; any of them is enough. None: no flag gates it. */
const shownBy: Readonly<Partial<Record<ReportKind, readonly Privilege[]>>> = {
  apps: ['getApps'],
  usage: ['getAppsUsage', 'getTop', 'getTopApps'],
  visits: ['getUrls', 'getTop', 'getTopDomains'],
  searches: ['getKeywords', 'getTop', 'getTopSearch'],
  blocks: ['getTop', 'getTopBlocked', 'getUrls'],
  positions: ['getGPS'],
  health: ['getHealth'],
  calls: ['getCalls'],
  smses: ['getSmses'],
  contacts: ['getContacts'],
};

/** A device, and the version of its agent: an empty one where none of ours runs. */
export interface ReportingDevice extends DeviceKind {
  readonly appVersion: string;
}

/** Tells whether a device is a phone without an agent, which tells its place and its battery and obeys nothing. */
export function isLocationPhone({ appType, appVersion }: ReportingDevice): boolean {
  return appType === AppType.Unknown && appVersion === '';
}

/** Everything that a device with these features reports (panel §3, `appFeatures`). */
export function reportsOf(device: ReportingDevice): readonly ReportKind[] {
  const features = parseAppFeatures(device.appFeatures);
  const agent = !isLocationPhone(device);
  return reportKinds.filter((kind) => {
    const feature = needed[kind];
    return feature === undefined ? agent : features[feature];
  });
}

/** Tells whether a parent with these privileges may read reports of a kind. */
export function mayRead(kind: ReportKind, privileges: Privileges): boolean {
  return shownBy[kind]?.some((call) => hasPrivilege(privileges, call)) ?? true;
}
