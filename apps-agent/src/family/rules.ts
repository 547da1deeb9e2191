import type { Input, saveLists, saveSettings } from '@ostoja/contracts';

type Settings = Input<typeof saveSettings>['data'];
type Lists = Input<typeof saveLists>['lists'];

/** What the demo parent sets for a device. */
export interface ParentRules {
  readonly settings: Settings;
  readonly lists: Lists;
}

/** A day that is open from one hour up to another, as the wire writes it: 24 times `0` or `1`. */
export function openBetween(from: number, to: number): string {
  return Array.from({ length: 24 }, (_, hour) => (hour >= from && hour < to ? '1' : '0')).join('');
}

/** The same hours every day, except that Friday and Saturday evenings are longer. */
function week(open: number, close: number, late: number): Settings {
  const day = openBetween(open, close);
  const long = openBetween(open, late);
  return {
    skd1: day,
    skd2: day,
    skd3: day,
    skd4: day,
    skd5: long,
    skd6: long,
    skd7: day,
    skda1: day,
    skda2: day,
    skda3: day,
    skda4: day,
    skda5: long,
    skda6: long,
    skda7: day,
  };
}

/** The rules that the demo parent begins with, by the device's key. */
export const parentRules: Record<string, ParentRules> = {
  'zosia-phone': {
    settings: {
      ...week(6, 22, 23),
      blockSocial: true,
      blockFileSites: true,
      blockSettings: true,
      timeLimit: 210,
      timeLimitWeek: [180, 180, 180, 180, 210, 270, 240],
      customMsg: 'Porozmawiajmy o tej stronie wieczorem. Mama',
      customMsgOn: true,
    },
    lists: { whiteList: ['wikipedia.org', 'librus.pl', 'zpe.gov.pl'], blackList: ['poki.com', 'cda.pl'] },
  },
  'kuba-computer': {
    settings: {
      ...week(7, 20, 21),
      blockSocial: true,
      blockFileSites: true,
      blockExe: true,
      timeLimit: 120,
      timeLimitWeek: [120, 120, 120, 120, 150, 180, 180],
      screenPeriod: 300,
    },
    lists: {
      whiteList: ['wikipedia.org', 'scratch.mit.edu', 'matemaks.pl'],
      blackList: ['crazygames.com', 'cda.pl'],
    },
  },
  'kuba-old-phone': {
    settings: { ...week(7, 20, 21), blockSocial: true, timeLimit: 90 },
    lists: { whiteList: ['wikipedia.org'], blackList: ['poki.com', 'crazygames.com'] },
  },
};
