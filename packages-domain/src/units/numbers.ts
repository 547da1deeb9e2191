import type { Language } from '../languages/languages.js';
import { numberFormatter } from './formatters.js';

/** A number as a language writes it, with at most so many decimals: 1234.5 in Polish is `1234,5`. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 0): string {
  return numberFormatter(language, { maximumFractionDigits }).format(value);
}

/** A share as a percentage: 0.125 in English is `13%`. */
export function formatPercent(share: number, language: Language): string {
  return numberFormatter(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/**
 * Money from the wire's minor units (1999 is 19.99), in a currency named by its ISO 4217 code in any case.
 * RangeError for something that is no code.
 */
export function formatMoney(minorUnits: number, currency: string, language: Language): string {
  const formatter = numberFormatter(language, { style: 'currency', currency: currency.toUpperCase() });
  const digits = formatter.resolvedOptions().maximumFractionDigits ?? 2;
  return formatter.format(minorUnits / 10 ** digits);
}
