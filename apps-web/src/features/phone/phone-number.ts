/** So many last digits tell two numbers apart, with a country's prefix or without it. */
const tellingDigits = 9;

/** Fewer digits are a number of its own (112), which no longer one may be taken for. */
const fewestDigits = 7;

/**
 * What two spellings of one number have in common: `+48 539 990 101`, `0048539990101` and `539-990-101` give the same;
 * null for what is no number, as the name of a sender.
 */
export function numberKey(number: string): string | null {
  if (/[^\d\s()+./*#-]/.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  if (digits === '') return null;
  return digits.length < fewestDigits ? `short ${digits}` : digits.slice(-tellingDigits);
}
