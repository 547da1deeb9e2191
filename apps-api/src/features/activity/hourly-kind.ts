/**
 * What a row of the hourly roll-up counts. The numbers are stored. Calls, messages, videos, positions, looks at
 * screens and all searches together have no subject: their lists only need to know how many there are. A saved screen's subject is
 * who was signed in on the device.
 */
export const HourlyKind = {
  Domain: 1,
  Search: 2,
  BlockedDomain: 3,
  App: 4,
  VisitCode: 5,
  Call: 6,
  Sms: 7,
  Video: 8,
  Position: 9,
  AnySearch: 10,
  Screen: 11,
  ScreenView: 12,
} as const;

/** One of the kinds. */
export type HourlyKind = (typeof HourlyKind)[keyof typeof HourlyKind];

/** The kinds with many subjects: those are summed up by the day as well. */
export const dailyKinds: readonly HourlyKind[] = [
  HourlyKind.Domain,
  HourlyKind.Search,
  HourlyKind.BlockedDomain,
  HourlyKind.App,
];
