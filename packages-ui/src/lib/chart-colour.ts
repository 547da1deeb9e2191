const COLOURS = 10;

/**
 * The CSS value of a chart colour.
 * @param number from 1 on; after the tenth they begin anew
 */
export const chartColour = (number: number): string => `var(--ostoja-chart-${((number - 1) % COLOURS) + 1})`;
