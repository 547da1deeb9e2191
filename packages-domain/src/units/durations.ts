import type { Language } from '../languages/languages.js';
import { numberFormatter } from './formatters.js';

/** A length of time in whole hours, minutes and seconds. */
export interface DurationParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Splits seconds into whole hours, minutes and seconds. Less than nothing is nothing. */
export function durationParts(seconds: number): DurationParts {
  const whole = Math.max(0, Math.round(seconds));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}

/**
 * A length of time in a language's own words, in its two biggest units: `1 hr 25 mins` or `1 hour 25 minutes`.
 * Under a minute it is in seconds; nothing at all is 0 minutes.
 */
export function formatDuration(
  seconds: number,
  language: Language,
  words: 'long' | 'short' | 'narrow' = 'short',
): string {
  const { hours, minutes, seconds: rest } = durationParts(seconds);
  const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
    numberFormatter(language, { style: 'unit', unit: name, unitDisplay: words }).format(value);
  if (hours > 0)
    return minutes > 0 ? `${unit(hours, 'hour')} ${unit(minutes, 'minute')}` : unit(hours, 'hour');
  return minutes > 0 || rest === 0 ? unit(minutes, 'minute') : unit(rest, 'second');
}

/** Seconds as whole minutes, rounded up: how long protection stays off is shown so (panel §4). */
export function minutesUp(seconds: number): number {
  return Math.ceil(Math.max(0, seconds) / 60);
}
