import type { Language } from '../languages/languages.js';
import { formatNumber } from './numbers.js';
import { speedUnit } from './speed.js';

const metresPerMile = 1609.344;
const metresPerFoot = 0.3048;

/**
 * A length in metres with its unit, in the units that go with a language's speed: `350 m`, `3,4 km`, `820 ft`, `2.1 mi`.
 * Below ten of the bigger unit with one decimal.
 */
export function formatDistance(metres: number, language: Language): string {
  const isImperial = speedUnit(language) === 'mph';
  const [big, small] = isImperial ? [metresPerMile, metresPerFoot] : [1000, 1];
  const [bigName, smallName] = isImperial ? ['mi', 'ft'] : ['km', 'm'];
  if (Math.round(metres / small) * small < big) {
    return `${formatNumber(metres / small, language)}\u00A0${smallName}`;
  }
  const value = metres / big;
  return `${formatNumber(value, language, value < 10 ? 1 : 0)}\u00A0${bigName}`;
}
