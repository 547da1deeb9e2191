import { Code, commandResult, enrol, poll, rules, screen, sync } from '../../src/index.js';
import { fails, FromState, succeeds } from '../interaction.js';
import { absent, family, known } from '../known.js';
import { settings } from './rules.js';

const { now, command } = known;
const versions = { received: 1, inForce: 1 };
const joining = {
  code: new FromState('${pairingCode}', 'ABCD-EFGH'),
  brand: 'Samsung',
  model: 'SM-A155F',
  friendlyName: 'Galaxy A15',
  osName: 'Android',
  appType: 2,
  appFeatures: '_GPS_',
  appVersion: '1.0',
  timeZone: 'Europe/Warsaw',
};
const pairing = { name: 'a pairing code was made' };
const batch = {
  uid: 'batch-0001',
  sent: now,
  rules: versions,
  rows: {
    searches: [
      { ts: now - 60, keyword: 'bocian', url: 'https://www.google.com/search?q=bocian', engine: 'google' },
      { ts: now + 90_000, keyword: 'jutro', url: 'https://www.google.com/search?q=jutro', engine: 'google' },
    ],
  },
};
const waiting = { name: 'a command waits for the device', parameters: { command } };
const answer = { command, result: { kind: 'protection' as const, offUntil: now + 3600 } };
/** A grey JPEG of 8 × 8 pixels. */
const jpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';
const picture = { uid: 'screen-0001', ts: now - 5, app: 'Chrome', userName: 'zosia', jpeg };

/** What devices say and ask. */
export const gatewayInteractions = [
  succeeds(enrol, 'visitor', joining, { token: 'a.b.c', device: 2_000_000_000_098 }, [family, pairing]),
  fails(
    enrol,
    'with a code that was never made',
    'visitor',
    { ...joining, code: 'ZZZZ-ZZZZ' },
    Code.WrongCode,
    { states: [family] },
  ),
  fails(enrol, 'beyond the plan’s limit', 'visitor', joining, Code.MaximumDevices, {
    states: [family, pairing, { name: 'the account has as many devices as its plan holds' }],
  }),

  succeeds(
    sync,
    'device',
    batch,
    { stored: 1, leftOut: { tooOld: [], tooNew: ['rows.searches.1'] }, rulesVersion: 1 },
    [family],
  ),
  fails(sync, 'that was sent with other rows before', 'device', batch, Code.WrongConfirmationValue, {
    states: [family, { name: 'the device sent another batch of this name', parameters: { uid: batch.uid } }],
  }),
  fails(sync, 'without a token', 'visitor', batch, Code.Unauthorized, { status: 'login' }),

  succeeds(
    rules,
    'device',
    {},
    {
      version: 1,
      timeZone: 'Europe/Warsaw',
      settings,
      lists: { whiteList: [], blackList: [], videoIds: [], channelIds: [] },
      apps: [],
    },
    [family],
  ),
  fails(rules, 'without a token', 'visitor', {}, Code.Unauthorized, { status: 'login' }),

  succeeds(
    poll,
    'device',
    { wait: 0, rules: versions, protectionOffUntil: 0 },
    { commands: [{ id: command, kind: 'protection', period: 3600 }], rulesVersion: 1 },
    [family, waiting],
  ),
  fails(poll, 'without a token', 'visitor', { wait: 0, rules: versions }, Code.Unauthorized, {
    status: 'login',
  }),

  succeeds(commandResult, 'device', answer, {}, [family, waiting]),
  fails(
    commandResult,
    'to a command that is not there',
    'device',
    { ...answer, command: absent },
    Code.NotFound,
    { states: [family] },
  ),
  fails(commandResult, 'without a token', 'visitor', answer, Code.Unauthorized, { status: 'login' }),

  succeeds(screen, 'device', picture, { id: 2_000_000_000_097 }, [family]),
  fails(screen, 'for a command that is not there', 'device', { ...picture, command: absent }, Code.NotFound, {
    states: [family],
  }),
  fails(screen, 'that was sent with another picture before', 'device', picture, Code.WrongConfirmationValue, {
    states: [
      family,
      { name: 'the device sent another picture of this name', parameters: { uid: picture.uid } },
    ],
  }),
  fails(screen, 'without a token', 'visitor', picture, Code.Unauthorized, { status: 'login' }),
];
