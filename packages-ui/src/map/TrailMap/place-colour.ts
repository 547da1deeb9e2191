const placeColours = 4;

/** The CSS colour of a place by its number, counted from 1: the ribbon's place colours in turn. */
export function placeColour(number: number): string {
  return `var(--ostoja-place-${((number - 1) % placeColours) + 1})`;
}
