import {
  Code,
  enableDisable,
  getDay,
  getTop,
  getTopApps,
  getTopBlocked,
  getTopDomains,
  getTopSearch,
} from '../../src/index.js';
import { fails, succeeds } from '../interaction.js';
import { absent, family, known } from '../known.js';
import { deviceRefusals } from '../refusals.js';

const { profile, device, now } = known;
const asked = { profile, device, dateFrom: now - 86_400, dateTo: now };
const busyDay = { name: 'the device reported a day' };

const apps = {
  data: [
    { app: 'Duolingo', pkg: 'com.duolingo', ico: '', version: '6.1', count: 1, elapsed: 600, percent: 100 },
  ],
  max: 600,
};
const domains = { data: [{ domain: 'wikipedia.org', count: 2, percent: 100 }], max: 2 };
const searches = { data: [{ keyword: 'bocian', count: 1, percent: 100 }], max: 1 };

const tops = [
  succeeds(getTop, 'parent', asked, { apps, domains, blocked: domains, search: searches }, [family, busyDay]),
  succeeds(getTopApps, 'parent', asked, apps, [family, busyDay]),
  succeeds(getTopDomains, 'parent', asked, domains, [family, busyDay]),
  succeeds(getTopBlocked, 'parent', asked, domains, [family, busyDay]),
  succeeds(getTopSearch, 'parent', asked, searches, [family, busyDay]),
];

/** What Summary shows, and the switch on it. */
export const summaryInteractions = [
  ...tops,
  ...[getTop, getTopApps, getTopDomains, getTopBlocked, getTopSearch].flatMap((action) =>
    deviceRefusals(action, asked),
  ),

  succeeds(
    getDay,
    'parent',
    { profile, dateFrom: now - 86_400, dateTo: now },
    {
      devices: [
        {
          device,
          elapsed: 600,
          used: [{ from: now - 3600, to: now - 3000, app: 'Duolingo' }],
          blocked: [{ at: now - 1800, kind: 'site', subject: 'roblox.com', code: 3 }],
          open: [{ from: now - 7200, to: now }],
        },
      ],
      places: [{ from: now - 7200, to: now - 5400, place: 1, lat: 52.2, lng: 21 }],
    },
    [family, busyDay],
  ),
  fails(
    getDay,
    'of a profile that is not there',
    'parent',
    { profile: absent, dateFrom: now - 1, dateTo: now },
    Code.NotFound,
    {
      states: [family],
    },
  ),
  fails(
    getDay,
    'without a session',
    'visitor',
    { profile, dateFrom: now - 1, dateTo: now },
    Code.Unauthorized,
    { status: 'login' },
  ),

  succeeds(enableDisable, 'parent', { profile, device, period: 3600 }, { period: 3600 }, [
    family,
    { name: 'the device answers at once' },
  ]),
  fails(
    enableDisable,
    'on a device that does not answer',
    'parent',
    { profile, device, period: 3600 },
    Code.Ok,
    {
      states: [family],
      status: 'pending',
    },
  ),
  fails(
    enableDisable,
    'on a device that is not there',
    'parent',
    { profile, device: absent, period: 0 },
    Code.NotFound,
    { states: [family] },
  ),
  fails(enableDisable, 'without a session', 'visitor', { profile, device, period: 0 }, Code.Unauthorized, {
    status: 'login',
  }),
];
