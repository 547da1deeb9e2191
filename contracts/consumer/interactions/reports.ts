import { Code, getKeywords, getUrls, getYT } from '../../src/index.js';
import { fails, succeeds } from '../interaction.js';
import { absent, family, known } from '../known.js';
import { deviceRefusals } from '../refusals.js';

const { profile, device, now } = known;
const asked = { profile, device, dateFrom: now - 86_400, dateTo: now, offset: 0, count: 10 };
const narrowed = { ...asked, filter: 'boc' };
const states = [family, { name: 'the device reported a day' }];

/** Pages, searches and videos. */
export const reportInteractions = [
  succeeds(
    getUrls,
    'parent',
    { ...asked, filter: 'roblox' },
    {
      data: [{ ts: now - 1800, domain: 'roblox.com', url: 'https://roblox.com/', blocked: 3 }],
      total: 1,
    },
    states,
  ),
  succeeds(
    getKeywords,
    'parent',
    narrowed,
    {
      data: [{ ts: now - 3450, keyword: 'bocian', url: 'https://google.com/', engine: 'google' }],
      total: 1,
    },
    states,
  ),
  succeeds(
    getYT,
    'parent',
    asked,
    {
      data: [
        {
          ts: now - 2000,
          videoid: 'v1',
          channelid: 'c1',
          title: 'Bociany',
          author: 'Ada',
          created: now - 90_000,
          thumbnaildefault: 'https://i.ytimg.com/vi/v1/default.jpg',
          blocked: 0,
        },
      ],
      total: 1,
    },
    states,
  ),
  ...deviceRefusals(getUrls, narrowed),
  ...deviceRefusals(getKeywords, narrowed),
  fails(getYT, 'of a device that is not there', 'parent', { ...asked, device: absent }, Code.NotFound, {
    states: [family],
  }),
  fails(getYT, 'without a session', 'visitor', asked, Code.Unauthorized, { status: 'login' }),
];
