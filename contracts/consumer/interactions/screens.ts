import {
  type Action,
  Code,
  getScreenViews,
  screenDelete,
  screenGet,
  screenGrab,
  screenHeaderList,
  screenList,
  screenListByIds,
} from '../../src/index.js';
import { fails, succeeds } from '../interaction.js';
import { absent, family, known } from '../known.js';

const { profile, device, now } = known;
const target = { profile, device };
const page = { ...target, userName: 'zosia', offset: 0, count: 10 };
const states = [family, { name: 'the device sent a picture', parameters: { screen: known.screen } }];
const ids = String(known.screen);
const header = { id: known.screen, ts: now - 60, app: 'Chrome' };
const picture = { ...header, userName: 'zosia', jpeg: '/9j/2Q==' };
const list = { total: 1, items: [picture] };

const view = {
  id: 4_000_000_000_001,
  ts: now,
  until: now,
  kind: 'saved',
  pictures: 1,
  from: now - 60,
  to: now - 60,
  browser: 'Chrome, Windows',
} as const;

const ofDevice = [
  { action: screenGet, data: { ...target, id: absent } },
  { action: screenGrab, data: target },
  { action: screenList, data: page },
  { action: screenHeaderList, data: page },
  { action: getScreenViews, data: { ...target, offset: 0, count: 10 } },
] as const;
const ofAccount = [screenDelete, screenListByIds];

/** What the screens of a device show, now and before. */
export const screenInteractions = [
  succeeds(screenGrab, 'parent', target, { state: 'done', id: known.screen }, [
    family,
    { name: 'the device answers at once' },
  ]),
  succeeds(screenGet, 'parent', { ...target, id: known.screen }, picture, states),
  succeeds(screenList, 'parent', page, list, states),
  succeeds(screenHeaderList, 'parent', { ...page, count: 1_000_000 }, { total: 1, items: [header] }, states),
  succeeds(screenListByIds, 'parent', { ids }, list, states),
  succeeds(screenDelete, 'parent', { ids }, {}, states),
  succeeds(getScreenViews, 'parent', { ...target, offset: 0, count: 10 }, { total: 1, items: [view] }, [
    ...states,
    { name: 'a parent looked at the picture', parameters: { screen: known.screen } },
  ]),

  ...ofDevice.flatMap(({ action, data }) => [
    fails<Action>(
      action,
      'of a device that is not there',
      'parent',
      { ...data, device: absent },
      Code.NotFound,
      { states: [family] },
    ),
    fails<Action>(action, 'without a session', 'visitor', data, Code.Unauthorized, { status: 'login' }),
  ]),
  fails(screenGet, 'of a screen that is not there', 'parent', { ...target, id: absent }, Code.NotFound, {
    states,
  }),
  ...ofAccount.map((action) =>
    fails<Action>(action, 'without a session', 'visitor', { ids: '1' }, Code.Unauthorized, {
      status: 'login',
    }),
  ),
];
