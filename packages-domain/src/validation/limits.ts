/** A slider of a setting: what it counts, from 0 up, and how far a step goes. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The most minutes that a day's time limit can be typed as (panel §5). */
export const maxTimeLimit = 1440;

/** From this many minutes a time limit is none: the end of the slider (panel §5). */
export const unlimitedTimeLimit = 480;

/** The time limit's slider, in minutes. Its end means unlimited. */
export const timeLimitSlider: SliderRange = { min: 0, max: unlimitedTimeLimit, step: 5 };

/** The one-day bonus's slider, in minutes. */
export const timeBonusSlider: SliderRange = { min: 0, max: 120, step: 5 };

/** The slider of the pause between saved screens, in seconds. 0 saves none. */
export const screenPeriodSlider: SliderRange = { min: 0, max: 300, step: 60 };

/** The most screens that can be chosen for deletion at once (panel §5). */
export const maxScreensToDelete = 100;

/** Tells whether a value is a time limit: whole minutes from 0 to 1440. It may be typed between the slider's steps. */
export function isTimeLimit(value: unknown): value is number {
  return isWhole(value) && value >= 0 && value <= maxTimeLimit;
}

/** Tells whether a time limit limits nothing: 480 minutes and more. */
export function isUnlimited(timeLimit: number): boolean {
  return timeLimit >= unlimitedTimeLimit;
}

/** Tells whether a value is a limit for each weekday: seven time limits, Monday first. */
export function isWeekOfTimeLimits(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length === 7 && value.every(isTimeLimit);
}

/** What was typed for a time limit: minutes, or what is wrong with it. */
export type TimeLimitEntry =
  | { readonly kind: 'ok'; readonly minutes: number }
  | { readonly kind: 'required' | 'not-valid' };

/** Reads a time limit from a text field: digits only, at most 1440. */
export function readTimeLimit(entry: string): TimeLimitEntry {
  const text = entry.trim();
  if (text === '') return { kind: 'required' };
  const minutes = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return isTimeLimit(minutes) ? { kind: 'ok', minutes } : { kind: 'not-valid' };
}

/** Tells whether a value is a one-day bonus: 0 to 120 minutes in steps of 5. */
export function isTimeBonus(value: unknown): value is number {
  return isOnSlider(value, timeBonusSlider);
}

/** Tells whether a value is a pause between saved screens: 0 to 300 seconds in steps of 60. */
export function isScreenPeriod(value: unknown): value is number {
  return isOnSlider(value, screenPeriodSlider);
}

/** Where a slider's handle stands for a value: the nearest step within its ends. */
export function toSlider(value: number, range: SliderRange): number {
  const steps = Math.round((value - range.min) / range.step);
  return Math.min(range.max, Math.max(range.min, range.min + steps * range.step));
}

function isOnSlider(value: unknown, range: SliderRange): value is number {
  return isWhole(value) && value >= range.min && value <= range.max && (value - range.min) % range.step === 0;
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

/**
 * What comes of one more tap on a screen in select mode (panel §5): it is chosen or let go, or the notice that at most
 * 100 can be chosen. The chosen ids keep their order.
 */
export function toggleScreen(
  chosen: readonly number[],
  id: number,
): { readonly chosen: readonly number[]; readonly isFull: boolean } {
  if (chosen.includes(id)) return { chosen: chosen.filter((one) => one !== id), isFull: false };
  if (chosen.length >= maxScreensToDelete) return { chosen, isFull: true };
  return { chosen: [...chosen, id], isFull: false };
}
