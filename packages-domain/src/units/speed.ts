import type { Language } from '../languages/languages.js';
import { formatNumber } from './numbers.js';

/** The unit that a language's speakers are shown speed in (panel §1). */
export type SpeedUnit = 'km/h' | 'mph';

/** How many colours the speed gradient of the map has. */
export const speedSteps = 18;

const metresPerMile = 1609.344;

/** Miles per hour for English, kilometres per hour otherwise. */
export function speedUnit(language: Language): SpeedUnit {
  return language === 'en' ? 'mph' : 'km/h';
}

/** A position's speed (`v`, metres per second) in the unit of a language. */
export function speedIn(metresPerSecond: number, language: Language): number {
  return (metresPerSecond * 3600) / (speedUnit(language) === 'mph' ? metresPerMile : 1000);
}

/**
 * A position's speed (`v`, metres per second) with its unit, rounded: `50 km/h`, `31 mph`. The unit is not left to
 * Intl, which shows it differently from one browser to the next (`km/godz.`).
 */
export function formatSpeed(metresPerSecond: number, language: Language): string {
  return `${formatNumber(speedIn(metresPerSecond, language), language)}\u00A0${speedUnit(language)}`;
}

/** Which of the 18 colours a speed (metres per second) has, from 0: one for each 10 km/h, the last from 170 km/h. */
export function speedStep(metresPerSecond: number): number {
  const tens = Math.floor((metresPerSecond * 3.6) / 10);
  return Math.min(speedSteps - 1, Math.max(0, tens));
}
