/** How many digits a PIN that we make has. */
export const pinLength = 9;

/** How many characters, as shown with their dashes, enable the sign-in button (service §5). */
export const minShownPinLength = 10;

/** The digits of a PIN as typed: everything else is dropped. */
export function cleanPin(entry: string): string {
  return entry.replaceAll(/\D/g, '');
}

/** Groups digits with dashes, as a PIN is shown and typed: `123456789` gives `123-456-789`. */
export function groupDigits(entry: string, groupSize = 3): string {
  if (!Number.isInteger(groupSize) || groupSize < 1)
    throw new RangeError('groupSize is a whole number from 1');
  const digits = cleanPin(entry);
  const groups: string[] = [];
  for (let start = 0; start < digits.length; start += groupSize) {
    groups.push(digits.slice(start, start + groupSize));
  }
  return groups.join('-');
}

/** Tells whether a PIN can be sent: 8 to 15 characters after cleaning, else "Podany kod nie jest poprawny" (service §5). */
export function isPin(entry: string): boolean {
  const { length } = cleanPin(entry);
  return length >= 8 && length <= 15;
}

/** Tells whether the PIN sign-in button is enabled: 10 or more characters shown (service §5). */
export function canSubmitPin(shown: string): boolean {
  return shown.length >= minShownPinLength;
}
