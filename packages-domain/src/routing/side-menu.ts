import { parseAppFeatures } from '../features/app-features.js';
import { isWindows, needsDirectDownload, type DeviceKind } from '../features/device-kind.js';
import { hasPrivilege, type Privilege, type Privileges } from '../features/privileges.js';
import { hasEducation, type AccountPlan } from '../plans/account-plan.js';

/** The items of the panel's side menu, in their order; each is the last part of its path under `/panel/`. */
export const menuItems = [
  'summary',
  'internet',
  'applications',
  'access-time',
  'localization',
  'youtube',
  'screenview',
  'screengrab',
  'calls-and-text-messages',
  'battery',
  'education',
] as const;

/** An item of the side menu. */
export type MenuItem = (typeof menuItems)[number];

/** What decides which items the side menu has. */
export interface MenuContext {
  readonly account: AccountPlan;
  readonly privileges: Privileges;
  /** The device that is chosen, or null. */
  readonly device: DeviceKind | null;
  /** Whether any child of the account has a device. */
  readonly hasAnyDevice: boolean;
}

/** The items of the side menu that an account sees (panel §2, conditions of design §13). */
export function visibleMenu(context: MenuContext): readonly MenuItem[] {
  return menuItems.filter((item) => isVisible(item, context));
}

function isVisible(item: MenuItem, { account, privileges, device, hasAnyDevice }: MenuContext): boolean {
  const features = parseAppFeatures(device?.appFeatures);
  const may = (...calls: Privilege[]) => calls.some((call) => hasPrivilege(privileges, call));
  switch (item) {
    case 'summary':
    case 'internet':
    case 'applications':
    case 'access-time':
      return true;
    case 'localization':
      return features.gps && may('getGPS');
    case 'youtube':
      return features.youtube;
    case 'screenview':
    case 'screengrab':
      return features.screen || !hasAnyDevice;
    case 'calls-and-text-messages':
      // The store app lacks the flag; its item leads to the install guide.
      return (
        (features.sms || !hasAnyDevice || (device !== null && needsDirectDownload(device))) &&
        may('getCalls', 'getSmses', 'getContacts')
      );
    case 'battery':
      return features.battery && may('getHealth');
    case 'education':
      return hasEducation(account);
  }
}

/** What Calls and messages shows for a device: the install guide replaces the lists for the store app (design §13). */
export function callsScreen(device: DeviceKind): 'lists' | 'install-guide' {
  return needsDirectDownload(device) ? 'install-guide' : 'lists';
}

/** What the live view or the gallery shows: the not-available notice without a device that can; live view is Windows only. */
export function screensScreen(
  item: 'screenview' | 'screengrab',
  device: DeviceKind | null,
): 'screens' | 'not-available' {
  if (device === null || !parseAppFeatures(device.appFeatures).screen) return 'not-available';
  return item === 'screengrab' || isWindows(device) ? 'screens' : 'not-available';
}
