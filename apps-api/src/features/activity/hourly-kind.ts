/**
 * What a row of the hourly roll-up counts. The numbers are stored. Calls, messages and videos have no subject: their
 * lists only need to know how many there are.
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
} as const;

/** One of the kinds. */
export type HourlyKind = (typeof HourlyKind)[keyof typeof HourlyKind];
