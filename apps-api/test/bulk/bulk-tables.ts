import { HourlyKind } from '../../src/features/activity/index.js';

/**
 * A table of telemetry as it is filled in bulk. Expressions are SQL that both engines speak; in `columns`, `i` numbers
 * the rows and `ts` is the row's moment.
 */
export interface BulkTable {
  /** The column that tells rows of one moment apart; `row_id` when absent. */
  readonly id?: string;
  readonly columns: Readonly<Record<string, string>>;
  /** What the roll-up counts of it, as the parts of one SELECT each. */
  readonly rolledUp: readonly RolledUp[];
}

/** One kind of the roll-up, made from a table's rows. */
export interface RolledUp {
  readonly kind: HourlyKind;
  readonly hour: string;
  readonly subject: string;
  readonly hits: string;
  readonly seconds: string;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly where?: string;
}

const HOUR_OF_TS = 'ts - ts % 3600';
const NEXT_HOUR = 'ts - ts % 3600 + 3600';
const END_IN_HOUR = `(CASE WHEN until > ${NEXT_HOUR} THEN ${NEXT_HOUR} ELSE until END)`;

function counted(kind: HourlyKind, subject: string, where?: string): RolledUp {
  return {
    kind,
    hour: HOUR_OF_TS,
    subject,
    hits: '1',
    seconds: '0',
    firstAt: '0',
    lastAt: '0',
    ...(where ? { where } : {}),
  };
}

/** How many different domains, words and apps a device knows. */
export const SUBJECTS = 40;

/** Every table that a list of the panel reads by moment. Stretches are shorter than an hour, so they touch two at most. */
export const bulkTables = {
  visit: {
    columns: {
      domain: `CONCAT('site', i * 7 % ${SUBJECTS}, '.example')`,
      url: `CONCAT('https://site', i * 7 % ${SUBJECTS}, '.example/page/', i)`,
      blocked: 'CASE WHEN i % 10 = 3 THEN 3 ELSE 0 END',
    },
    rolledUp: [
      counted(HourlyKind.Domain, 'domain', 'blocked <= 0'),
      counted(HourlyKind.BlockedDomain, 'domain', 'blocked > 0'),
      counted(HourlyKind.VisitCode, 'CAST(blocked AS CHAR)'),
    ],
  },
  search: {
    columns: {
      keyword: `CONCAT('word ', i * 7 % ${SUBJECTS})`,
      url: `CONCAT('https://search.example/?q=', i * 7 % ${SUBJECTS})`,
      engine: `'google'`,
    },
    rolledUp: [counted(HourlyKind.Search, 'keyword'), counted(HourlyKind.AnySearch, `''`)],
  },
  app_usage: {
    columns: { until: 'ts + 1 + i % 600', pkg: `CONCAT('com.example.app', i * 7 % ${SUBJECTS})` },
    rolledUp: [
      {
        kind: HourlyKind.App,
        hour: HOUR_OF_TS,
        subject: 'pkg',
        hits: '1',
        seconds: `${END_IN_HOUR} - ts`,
        firstAt: 'ts',
        lastAt: END_IN_HOUR,
      },
      {
        kind: HourlyKind.App,
        hour: NEXT_HOUR,
        subject: 'pkg',
        hits: '0',
        seconds: `until - (${NEXT_HOUR})`,
        firstAt: NEXT_HOUR,
        lastAt: 'until',
        where: `until > ${NEXT_HOUR}`,
      },
    ],
  },
  phone_call: {
    columns: {
      duration: 'i % 900',
      location: `''`,
      formatted_number: `CONCAT('600 100 ', 100 + i % 900)`,
      normalized_number: `CONCAT('+48600100', 100 + i % 900)`,
      call_type: '1 + i % 2',
    },
    rolledUp: [counted(HourlyKind.Call, `''`)],
  },
  sms: {
    columns: {
      body: `CONCAT('See you at ', i % 24, ' o''clock, number ', i)`,
      phone_no: `CONCAT('+48600100', 100 + i % 900)`,
      msg_type: '1 + i % 2',
    },
    rolledUp: [counted(HourlyKind.Sms, `''`)],
  },
  video: {
    columns: {
      videoid: `CONCAT('video', i)`,
      channelid: `CONCAT('channel', i % ${SUBJECTS})`,
      title: `CONCAT('How to do it, part ', i)`,
      author: `CONCAT('Author ', i % ${SUBJECTS})`,
      created: 'ts - 86400',
      thumbnail: `CONCAT('https://img.example/', i, '.jpg')`,
      blocked: '0',
    },
    rolledUp: [counted(HourlyKind.Video, `''`)],
  },
  position: {
    columns: {
      lat: '52.2 + (i % 2000) / 100000.0',
      lng: '21.0 + (i % 3000) / 100000.0',
      speed: 'i % 10',
      accuracy: '10',
    },
    rolledUp: [counted(HourlyKind.Position, `''`)],
  },
  screenshot: {
    id: 'screen_id',
    columns: {
      uid: `CONCAT('picture', i)`,
      app: `CONCAT('App ', i % ${SUBJECTS})`,
      user_name: `CONCAT('user', i % 2)`,
      bytes: '200000',
      width: '1280',
      height: '720',
    },
    rolledUp: [counted(HourlyKind.Screen, 'user_name')],
  },
  screen_view: {
    id: 'view_id',
    columns: {
      until: 'ts + 60',
      kind: `'saved'`,
      session_id: `CONCAT('session', i % ${SUBJECTS})`,
      browser: `'Chrome, Windows'`,
      pictures: '20',
      first_ts: 'ts - 86400',
      last_ts: 'ts',
    },
    rolledUp: [counted(HourlyKind.ScreenView, `''`)],
  },
  block_try: {
    columns: {
      kind: `'app'`,
      subject: `CONCAT('com.example.app', i % ${SUBJECTS})`,
      code: '5',
    },
    rolledUp: [],
  },
} as const satisfies Readonly<Record<string, BulkTable>>;

/** The name of such a table. */
export type BulkTableName = keyof typeof bulkTables;
