import type { Language } from '../languages/languages.js';
import type { IntervalKind } from '../plans/offer.js';
import { numberFormatter } from './formatters.js';

/** How long a plan is paid for, in a language's own words: `2 years`, `5 dni`. */
export function formatInterval(count: number, kind: IntervalKind, language: Language): string {
  return numberFormatter(language, { style: 'unit', unit: kind, unitDisplay: 'long' }).format(count);
}
