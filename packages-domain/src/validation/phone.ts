import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { FieldProblem } from './text-result.js';

/**
 * Checks a phone number as typed: international (`+48 601 234 567`), or national when the visitor's country
 * (ISO 3166, two letters; `-` or nothing when unknown) is given. Panel §5: it must be valid.
 */
export function checkPhone(entry: string, country?: string): FieldProblem {
  if (entry.trim() === '') return 'required';
  return phoneToE164(entry, country) === null ? 'not-valid' : 'ok';
}

/** The number as it is sent and stored (`+48601234567`), or null when it is not a valid one. */
export function phoneToE164(entry: string, country?: string): string | null {
  const number = parsePhoneNumberFromString(entry.trim(), { ...knownCountry(country), extract: false });
  return number?.isValid() ? number.number : null;
}

/** The prefix that the registration form starts with for a guessed country: `PL` gives `+48`, `-` gives nothing. */
export function phonePrefix(country: string | undefined): string {
  const { defaultCountry } = knownCountry(country);
  return defaultCountry ? `+${getCountryCallingCode(defaultCountry)}` : '';
}

function knownCountry(country: string | undefined) {
  const upper = (country ?? '').toUpperCase();
  return isSupportedCountry(upper) ? { defaultCountry: upper } : {};
}
