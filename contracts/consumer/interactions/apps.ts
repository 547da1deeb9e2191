import { type Action, Code, getApps, getAppsUsage, setApps } from '../../src/index.js';
import { fails, succeeds } from '../interaction.js';
import { absent, family, known } from '../known.js';
import { deviceRefusals } from '../refusals.js';

const { profile, device, now } = known;
const app = 2_000_000_000_005;
const target = { profile, device };
const everyApp = { ...target, includeSystem: 1, includeDeleted: 1 } as const;
const ofDay = { ...target, dateFrom: now - 86_400, dateTo: now, offset: 0, count: 100 };
const busyDay = [family, { name: 'the device reported a day' }];
const rule = { allowed: 0, schedule: 1, timeLimit: 0 } as const;
const save = { ...target, data: [{ id: String(app), ...rule }] };
const hasApp = { name: 'the device has an app', parameters: { app } };

/** The apps of a device, their use, and what the parent allows of them. */
export const appInteractions = [
  succeeds(
    getApps,
    'parent',
    everyApp,
    {
      data: [
        {
          id: String(app),
          pkg: 'com.duolingo',
          name: 'Duolingo',
          ico: '',
          version: '6.1',
          category: 'others',
          system: 0,
          uninstalled: 0,
          firstSeen: now - 90_000,
          allowed: 1,
          schedule: 1,
          timeLimit: 1,
          count: 1,
          elapsed: 600,
          lastUsed: now - 3000,
        },
      ],
    },
    busyDay,
  ),
  succeeds(
    getAppsUsage,
    'parent',
    ofDay,
    {
      data: [
        {
          pkg: 'com.duolingo',
          name: 'Duolingo',
          ico: '',
          count: 1,
          elapsed: 600,
          from: now - 3600,
          to: now - 3000,
        },
      ],
      total: 1,
    },
    busyDay,
  ),
  succeeds(setApps, 'parent', save, { version: 2 }, [family, hasApp]),
  fails(
    setApps,
    'with an app that is not there',
    'parent',
    { ...save, data: [...save.data, { id: String(absent), ...rule }] },
    Code.NotFound,
    { states: [family, hasApp] },
  ),
  fails(
    setApps,
    'with an app twice',
    'parent',
    { ...save, data: [...save.data, ...save.data] },
    Code.BadRequest,
    {
      states: [family, hasApp],
    },
  ),
  ...deviceRefusals<Action>(getApps, everyApp),
  ...deviceRefusals<Action>(getAppsUsage, ofDay),
  ...deviceRefusals<Action>(setApps, save),
];
