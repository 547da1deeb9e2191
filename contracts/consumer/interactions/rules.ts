import {
  type Action,
  type Reply,
  loadLists,
  loadSettings,
  saveLists,
  saveSettings,
} from '../../src/index.js';
import { succeeds } from '../interaction.js';
import { family, known } from '../known.js';
import { deviceRefusals } from '../refusals.js';

const { profile, device } = known;
const target = { profile, device };
const open = '1'.repeat(24);
const week = [480, 480, 480, 480, 480, 480, 480];
const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** Every field of the settings, as a device without any saved has them. */
export const settings = {
  blockErotic: true,
  blockFileSites: false,
  blockOffensive: true,
  blockSocial: false,
  blockVideo: false,
  blockDoc: false,
  blockExe: false,
  excludeYT: false,
  customMsg: '',
  customMsgOn: false,
  whiteListOnly: false,
  blockNewApps: false,
  blockSettings: false,
  enableGPSTracking: true,
  timeLimitNet: 480,
  timeLimitNetWeek: week,
  timeLimit: 480,
  timeLimitWeek: week,
  timeBonus: 0,
  timeBonusDay: 0,
  screenPeriod: 0,
  blockedUntil: 0,
  ...Object.fromEntries(
    days.flatMap((day) => [
      [`skd${day}`, open],
      [`skda${day}`, open],
    ]),
  ),
} as Reply<typeof loadSettings>;

const lists = {
  whiteList: ['wikipedia.org'],
  blackList: ['roblox.com'],
  videoIds: ['v1'],
  channelIds: ['c1'],
};
const ask = { ...target, lists: [0, 1, 2, 3] };
const save = { ...target, lists: { blackList: ['roblox.com'] }, index: [1] };
const saveSome = { ...target, data: { blockSocial: true } };

const every = [
  { action: loadSettings, data: target },
  { action: saveSettings, data: saveSome },
  { action: loadLists, data: ask },
  { action: saveLists, data: save },
] as const;

/** Settings and lists. */
export const ruleInteractions = [
  succeeds(loadSettings, 'parent', target, settings, [family]),
  succeeds(saveSettings, 'parent', saveSome, { version: 2 }, [family]),
  succeeds(loadLists, 'parent', ask, lists, [family, { name: 'every list has an entry' }]),
  succeeds(saveLists, 'parent', save, { version: 2 }, [family]),
  ...every.flatMap(({ action, data }) => deviceRefusals<Action>(action, data)),
];
