import { passwordStrength } from '@ostoja/domain';
import type { MessageId } from '../../i18n/index.js';

/** The four steps of the strength meter; 0 is nothing typed. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

const labels: Record<PasswordScore, MessageId> = {
  0: 'account.register.strength.none',
  1: 'account.register.strength.too-short',
  2: 'account.register.strength.weak',
  3: 'account.register.strength.fair',
  4: 'account.register.strength.strong',
};

/** How strong a password is on the meter: 4 exactly when the panel spec §5 calls it strong. */
export function passwordScore(password: string): PasswordScore {
  if (password === '') return 0;
  const { longEnough, digit, lowercase, uppercase, distinct, strong } = passwordStrength(password);
  if (!longEnough) return 1;
  if (strong) return 4;
  return [digit, lowercase, uppercase, distinct].filter(Boolean).length === 3 ? 3 : 2;
}

/** The text of a score. */
export function scoreLabel(score: PasswordScore): MessageId {
  return labels[score];
}

/** What a weak password still lacks, as ids of texts (panel spec §5). */
export function missingSigns(password: string): MessageId[] {
  const { digit, lowercase, uppercase, distinct } = passwordStrength(password);
  const signs: [boolean, MessageId][] = [
    [digit, 'account.register.weak.digit'],
    [lowercase, 'account.register.weak.lowercase'],
    [uppercase, 'account.register.weak.uppercase'],
    [distinct, 'account.register.weak.distinct'],
  ];
  return signs.filter(([has]) => !has).map(([, id]) => id);
}
