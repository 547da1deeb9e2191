import {
  type Action,
  Code,
  explain,
  type Reply,
  loadLists,
  loadSettings,
  saveLists,
  saveSettings,
} from '../../src/index.js';
import { fails, succeeds } from '../interaction.js';
import { family, known } from '../known.js';
import { deviceRefusals } from '../refusals.js';

const { profile, device, now } = known;
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
  allowedUntil: 0,
  bedtimeFrom: 1260,
  bedtimeTo: 420,
  bedtimeNights: '0000000',
  bedtimeDay: 0,
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

const asked = { ...target, subject: { kind: 'site' as const, domain: 'roblox.com' }, at: now };

const every = [
  { action: explain, data: asked },
  { action: loadSettings, data: target },
  { action: saveSettings, data: saveSome },
  { action: loadLists, data: ask },
  { action: saveLists, data: save },
] as const;

/** Settings, lists, and what follows from them. */
export const ruleInteractions = [
  succeeds(loadSettings, 'parent', target, settings, [family]),
  succeeds(saveSettings, 'parent', saveSome, { version: 2 }, [family]),
  fails(
    saveSettings,
    'with a bedtime on no day',
    'parent',
    { ...target, data: { bedtimeDay: 20_260_230 } },
    Code.BadRequest,
    { states: [family] },
  ),
  succeeds(loadLists, 'parent', ask, lists, [family, { name: 'every list has an entry' }]),
  succeeds(saveLists, 'parent', save, { version: 2 }, [family]),
  succeeds(
    explain,
    'parent',
    asked,
    {
      allowed: false,
      reason: 'black-list',
      code: 3,
      until: null,
      known: true,
      timeZone: 'Europe/Warsaw',
      used: { apps: 600, internet: 0 },
      allowance: { apps: null, internet: null },
      version: 2,
      rules: {
        saved: { version: 2, at: now },
        received: { version: 1, at: now },
        inForce: { version: 1, at: now },
      },
      lastSeen: now,
    },
    [family, { name: 'the device reported a day' }, { name: 'every list has an entry' }],
  ),
  fails(
    saveSettings,
    'with a bonus on no day',
    'parent',
    { ...target, data: { timeBonus: 15, timeBonusDay: 20_260_230 } },
    Code.BadRequest,
    { states: [family] },
  ),
  fails(
    saveLists,
    'without the list that it names',
    'parent',
    { ...target, lists: { blackList: ['roblox.com'] }, index: [0] },
    Code.BadRequest,
    { states: [family] },
  ),
  fails(explain, 'of a moment long ago', 'parent', { ...asked, at: 1 }, Code.BadRequest, {
    states: [family],
  }),
  ...every.flatMap(({ action, data }) => deviceRefusals<Action>(action, data)),
];
