/** How many digits an e-mail confirmation code has: one a box. */
export const confirmationCodeLength = 6;

/** The digits of what was typed or pasted, at most six of them. */
export function cleanConfirmationCode(entry: string): string {
  return entry.replaceAll(/\D/g, '').slice(0, confirmationCodeLength);
}

/** Whether a code can be sent: `incomplete` has fewer than six digits, `already-tried` is the one refused last. */
export type ConfirmationCodeCheck = 'ok' | 'incomplete' | 'already-tried';

/** Checks a confirmation code after cleaning: exactly six digits, and not the last one tried (panel §5). */
export function checkConfirmationCode(entry: string, lastTried: string | null = null): ConfirmationCodeCheck {
  const code = cleanConfirmationCode(entry);
  if (code.length < confirmationCodeLength) return 'incomplete';
  return lastTried !== null && code === cleanConfirmationCode(lastTried) ? 'already-tried' : 'ok';
}
