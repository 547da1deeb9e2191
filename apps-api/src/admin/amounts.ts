import { AdminError } from './admin-error.js';

/** Money as an operator reads it: 14900 PLN is `149.00 PLN`. */
export function amount(minorUnits: number, currency: string): string {
  return `${(minorUnits / 100).toFixed(2)} ${currency}`;
}

/** Minor units of money as it is typed: `149`, `149.00` or `149,00`. @throws AdminError for anything else */
export function readAmount(typed: string): number {
  const [, whole, fraction = '00'] = /^(\d{1,7})(?:[.,](\d\d))?$/.exec(typed) ?? [];
  if (whole === undefined) throw new AdminError('a price is written as 149 or 149.00');
  return Number(whole) * 100 + Number(fraction);
}
