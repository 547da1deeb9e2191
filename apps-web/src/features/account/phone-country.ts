import { phonePrefix } from '@ostoja/domain';
import type { PhoneCountry } from '@ostoja/ui';

/** The guessed country as the telephone field takes it; undefined when it is unknown or has no prefix. */
export function phoneCountry(country: string | undefined): PhoneCountry | undefined {
  return isPhoneCountry(country) ? country : undefined;
}

function isPhoneCountry(country: string | undefined): country is PhoneCountry {
  return phonePrefix(country) !== '';
}
