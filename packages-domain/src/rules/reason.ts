/**
 * Every reason of a verdict with the code that a reported visit carries (panel §3, "URL visit"): negative is
 * white-listed, 0 ok, 1 and 2 time, 3 to 9 what a parent blocked, 10 and more content.
 */
export const reasonCodes = {
  whitelisted: -1,
  ok: 0,
  'protection-off': 0,
  'allowed-now': 0,
  bedtime: 1,
  schedule: 1,
  'daily-limit': 2,
  'weekly-limit': 2,
  'black-list': 3,
  'white-list-only': 4,
  'app-off': 5,
  'new-app': 6,
  video: 7,
  channel: 7,
  settings: 8,
  'blocked-now': 9,
  erotic: 10,
  offensive: 11,
  'file-sharing': 12,
  'video-site': 13,
  social: 14,
  document: 15,
  executable: 16,
} as const;

/** Why something is allowed or blocked. */
export type Reason = keyof typeof reasonCodes;

/** Every reason, in the order of their codes. */
export const reasons = Object.keys(reasonCodes) as readonly Reason[];

/** The code of a reason, as a device reports it with a visit. */
export function codeOf(reason: Reason): number {
  return reasonCodes[reason];
}

/** The categories of Internet → Statistics (panel §2): approved, safe, and blocked by time, by the user, by content. */
export type VisitKind = 'approved' | 'safe' | 'time-limit' | 'user' | 'content';

/** The statistics category of a visit's code, also for codes that we do not give ourselves. */
export function visitKind(code: number): VisitKind {
  if (code < 0) return 'approved';
  if (code < 1) return 'safe';
  if (code < 3) return 'time-limit';
  return code < 10 ? 'user' : 'content';
}

/** Tells whether a visit with the code was blocked. */
export function isBlockedVisit(code: number): boolean {
  return code > 0;
}
