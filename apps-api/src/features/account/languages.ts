import { defaultLanguage, isLanguage } from '@ostoja/domain';

/** A language as it was told, or the default one when it is none of ours. */
export function knownLanguage(told: string): string {
  return isLanguage(told) ? told : defaultLanguage;
}
