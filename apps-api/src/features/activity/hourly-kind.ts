/** What a row of the hourly roll-up counts. The numbers are stored. */
export const HourlyKind = { Domain: 1, Search: 2, BlockedDomain: 3, App: 4, VisitCode: 5 } as const;

/** One of the kinds. */
export type HourlyKind = (typeof HourlyKind)[keyof typeof HourlyKind];
