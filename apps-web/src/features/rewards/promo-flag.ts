/** Tells whether a flag of an address is set: `?r` and `?r=1` set it, `?r=0` and its absence do not. */
export function isFlagSet(value: string | null): boolean {
  return value !== null && value !== '0' && value !== 'false';
}
