import { getGPS, getHealth } from '../../src/index.js';
import { succeeds } from '../interaction.js';
import { family, known } from '../known.js';
import { deviceRefusals } from '../refusals.js';

const { profile, device, now } = known;
const day = { profile, device, dateFrom: now - 86_400, dateTo: now };
const asked = { ...day, offset: 0, count: 10_000 };
const states = [family, { name: 'the device reported a day' }];

/** Positions, stays, and the device's condition. */
export const locationInteractions = [
  succeeds(
    getGPS,
    'parent',
    asked,
    {
      data: [{ lat: 52.2297, lng: 21.0122, ts: now - 7200, v: 0.5 }],
      dataEx: [
        { lat: 52.2297, lng: 21.0122, lngLen: 0.00147, ts1: now - 7200, ts2: now - 6000, elapsed: 1200 },
      ],
      fb: 0,
    },
    states,
  ),
  succeeds(getHealth, 'parent', day, { data: [{ ts: now - 3600, gps: 3, battery: 80 }] }, states),
  ...deviceRefusals(getGPS, asked),
  ...deviceRefusals(getHealth, day),
];
