import { getCalls, getContacts, getSmses } from '../../src/index.js';
import { succeeds } from '../interaction.js';
import { family, known } from '../known.js';
import { deviceRefusals } from '../refusals.js';

const { profile, device, now } = known;
const page = { profile, device, offset: 0, count: 10 };
const ofDay = { ...page, dateFrom: now - 86_400, dateTo: now };
const states = [family, { name: 'the device reported a day' }];

/** Calls, messages and the phone book. */
export const phoneInteractions = [
  succeeds(
    getCalls,
    'parent',
    ofDay,
    {
      data: [
        {
          callId: 1,
          ts: now - 3000,
          duration: 95,
          location: 'Polska',
          formattedNumber: '600 100 200',
          normalizedNumber: '+48600100200',
          callType: 2,
        },
      ],
      total: 1,
    },
    states,
  ),
  succeeds(
    getSmses,
    'parent',
    ofDay,
    {
      data: [{ msgId: 1, ts: now - 2900, body: 'Wracam o 16', phoneNo: '+48600100200', msgType: 1 }],
      total: 1,
    },
    states,
  ),
  succeeds(
    getContacts,
    'parent',
    page,
    {
      data: [
        {
          id: '7',
          name: 'Babcia',
          text: '600 100 200',
          text2: '',
          lastContacted: now - 3000,
          lastUpdated: now - 90_000,
        },
      ],
      total: 1,
    },
    states,
  ),
  ...deviceRefusals(getCalls, ofDay),
  ...deviceRefusals(getSmses, ofDay),
  ...deviceRefusals(getContacts, page),
];
