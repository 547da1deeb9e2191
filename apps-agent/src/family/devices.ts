import type { Input, enrol } from '@ostoja/contracts';
import { computerApps, oldPhoneApps, phoneApps, type App } from './catalogue/apps.js';
import { familyTimeZone } from './life/calendar.js';
import type { Pace } from './life/use.js';
import { kuba, zosia, type Child } from './people.js';

/** A device of the simulated family. */
export interface FamilyDevice {
  /** Names its folder and its chance. */
  readonly key: string;
  readonly child: Child;
  readonly enrol: Omit<Input<typeof enrol>, 'code'>;
  readonly apps: readonly App[];
  readonly isPhone: boolean;
  /** Whether it makes calls and messages. */
  readonly talks: boolean;
  /** Seconds between two positions on the way. */
  readonly fixEvery: number;
  /** Minutes between two readings of the battery; divides a day. */
  readonly healthEvery: number;
  /** Stretches the waits between two sittings: 1 is the child's main device. */
  readonly restraint: number;
  /** How often a sitting begins with a look into the settings. */
  readonly curiosity: number;
  readonly pace: Pace;
  /** How many days before the first run it was heard of last; absent for a device that lives on. */
  readonly goneFor?: number;
}

const appVersion = '1.0.0';

/** Zosia's phone, Kuba's computer, and Kuba's old phone, which nobody has charged for days. */
export const familyDevices: readonly FamilyDevice[] = [
  {
    key: 'zosia-phone',
    child: zosia,
    enrol: {
      brand: 'Samsung',
      model: 'Galaxy A15',
      friendlyName: 'Telefon Zosi',
      osName: 'Android 15',
      appType: 2,
      appFeatures: '_GPS__YT__SCR__SMS__BATTERY__BONUS__WEEK_',
      appVersion,
      timeZone: familyTimeZone,
    },
    apps: phoneApps,
    isPhone: true,
    talks: true,
    fixEvery: 30,
    healthEvery: 15,
    restraint: 1,
    curiosity: 0.01,
    pace: { seconds: [20, 80], looks: [2, 8] },
  },
  {
    key: 'kuba-computer',
    child: kuba,
    enrol: {
      brand: 'Lenovo',
      model: 'IdeaCentre 3',
      friendlyName: 'Komputer Kuby',
      osName: 'Windows 11',
      appType: 3,
      appFeatures: '_WIN32__YT__SCR__BONUS__WEEK_',
      appVersion,
      timeZone: familyTimeZone,
    },
    apps: computerApps,
    isPhone: false,
    talks: false,
    fixEvery: 0,
    healthEvery: 15,
    restraint: 1.3,
    curiosity: 0,
    pace: { seconds: [40, 150], looks: [3, 10] },
  },
  {
    key: 'kuba-old-phone',
    child: kuba,
    enrol: {
      brand: 'Motorola',
      model: 'moto e13',
      friendlyName: 'Stary telefon Kuby',
      osName: 'Android 13',
      appType: 2,
      appFeatures: '_GPS__YT__SCR__BATTERY__WEEK_',
      appVersion,
      timeZone: familyTimeZone,
    },
    apps: oldPhoneApps,
    isPhone: true,
    talks: false,
    fixEvery: 60,
    healthEvery: 30,
    restraint: 3.5,
    curiosity: 0.01,
    pace: { seconds: [35, 140], looks: [1, 3] },
    goneFor: 3,
  },
];
