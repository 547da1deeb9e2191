/** The telemetry's interval, epoch seconds, `to` excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A question to a list or top action, but for the device and the page. */
export interface Question {
  /** The action's name. */
  readonly action: string;
  /** Tells two questions to one action apart. */
  readonly as?: string;
  readonly data: (span: Span) => object;
  /** A list that is read in pages; the others are read whole. */
  readonly paged?: true;
  /** Its statements do not wait for each other. */
  readonly together?: true;
}

const DAY = 86_400;
const HOUR = 3600;

/** All of the telemetry but the ends, which are no whole hours. */
const ragged = ({ from, to }: Span) => ({ dateFrom: from + 1234, dateTo: to - 1234 });

/** A month, with ends like that. */
const month = ({ to }: Span) => ({ dateFrom: to - 30 * DAY + 1234, dateTo: to - 1234 });

/** A month as the panel asks for it: whole days of a zone that is whole hours away. */
const wholeDays = ({ to }: Span) => {
  const end = to - (to % HOUR);
  return { dateFrom: end - 30 * DAY, dateTo: end - 1 };
};

/** A day. */
const day = ({ to }: Span) => ({ dateFrom: to - 3 * DAY, dateTo: to - 2 * DAY });

const nothing = () => ({});

/** What is asked of every list and top action. */
export const questions: readonly Question[] = [
  { action: 'getCalls', data: ragged, paged: true },
  { action: 'getSmses', data: ragged, paged: true },
  { action: 'getUrls', data: ragged, paged: true },
  { action: 'getUrls', as: 'filter', data: (span) => ({ ...ragged(span), filter: 'E1' }), paged: true },
  { action: 'getTopDomains', data: month },
  { action: 'getTopDomains', as: 'whole days', data: wholeDays },
  { action: 'getTopBlocked', data: month },
  { action: 'getTopBlocked', as: 'whole days', data: wholeDays },
  { action: 'getKeywords', data: ragged, paged: true },
  { action: 'getKeywords', as: 'filter', data: (span) => ({ ...ragged(span), filter: 'D 1' }), paged: true },
  { action: 'getTopSearch', data: month },
  { action: 'getTopSearch', as: 'whole days', data: wholeDays },
  { action: 'getYT', data: ragged, paged: true, together: true },
  { action: 'getGPS', data: ragged, paged: true },
  { action: 'screenHeaderList', data: nothing, paged: true },
  { action: 'screenHeaderList', as: 'of a user', data: () => ({ userName: 'user1' }), paged: true },
  { action: 'screenList', data: nothing, paged: true },
  { action: 'getScreenViews', data: nothing, paged: true },
  { action: 'getTopApps', data: month },
  { action: 'getTop', data: month, together: true },
  { action: 'getTop', as: 'whole days', data: wholeDays, together: true },
  { action: 'getDay', data: day, together: true },
  { action: 'getApps', data: nothing },
  { action: 'getAppsUsage', data: ragged, paged: true },
  { action: 'getHealth', data: day },
  { action: 'getContacts', data: nothing, paged: true },
];
