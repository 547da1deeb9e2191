/** What a slider of minutes can be set to, and what can be typed beside it. */
export interface MinutesRange {
  /** The slider's end, in minutes. */
  readonly max: number;
  /** The slider's step, in minutes. */
  readonly step: number;
  /** The slider's end is a value like any other; otherwise it looks as if nothing were limited. */
  readonly closed?: true;
}

/** The time limit's slider: its end means that nothing is limited. */
export const limitRange: MinutesRange = { max: 480, step: 5 };

/** The one-day bonus's slider; its end is two hours more, not a day without limits. */
export const bonusRange: MinutesRange = { max: 120, step: 5, closed: true };

/** The most minutes that a limit can be typed as: a whole day. */
export const MOST_MINUTES = 1440;

/** Tells whether a limit limits nothing: the slider's end and everything typed above it. */
export function isUnlimited(minutes: number): boolean {
  return minutes >= limitRange.max;
}

/** What was typed: minutes, or what is wrong with it. */
export type MinutesEntry =
  | { readonly kind: 'ok'; readonly minutes: number }
  | { readonly kind: 'required' | 'not-valid' };

/** Reads typed minutes: digits only, at most a day. They need not be on one of the slider's steps. */
export function readMinutes(entry: string): MinutesEntry {
  const text = entry.trim();
  if (text === '') return { kind: 'required' };
  const minutes = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return minutes <= MOST_MINUTES ? { kind: 'ok', minutes } : { kind: 'not-valid' };
}

/** The next step of the slider below or above some minutes; from beyond the slider's end it steps off that end. */
export function stepFrom(minutes: number, by: -1 | 1, { max, step }: MinutesRange): number {
  const from = Math.min(minutes, max) / step;
  const steps = by === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1;
  return Math.min(max, Math.max(0, steps * step));
}
