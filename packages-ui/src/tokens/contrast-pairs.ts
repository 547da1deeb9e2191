/** Names of two colours, without `--ostoja-`, that meet in the kit: what stands above, and its ground. */
export type ColourPair = readonly [above: string, ground: string];

/** The grounds of pages and cards. */
export const grounds = ['paper', 'surface', 'sunken'] as const;

const range = (prefix: string, length: number) =>
  Array.from({ length }, (_, index) => `${prefix}-${String(index + 1)}`);
const each = (above: readonly string[], below: readonly string[]): ColourPair[] =>
  above.flatMap((name) => below.map((ground): ColourPair => [name, ground]));

export const chartColours = range('chart', 10);
export const speedColours = range('speed', 18);

/** Text and what it stands on: at least 4.5 to 1. */
export const textPairs: readonly ColourPair[] = [
  ...each(['ink', 'ink-2', 'ink-3', 'brand', 'look', 'stop'], grounds),
  ...each(['ink', 'ink-2', 'ink-3'], ['brand-soft', 'look-soft', 'stop-soft', 'allowed']),
  ['brand', 'brand-soft'],
  ['look', 'look-soft'],
  ['stop', 'stop-soft'],
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-hover'],
  ['stop-ink', 'stop'],
  ['stop-ink', 'stop-hover'],
  ...each(['child-ink'], range('child', 4)),
];

/** Shapes that mean something and what they stand on: at least 3 to 1. */
export const shapePairs: readonly ColourPair[] = [
  ...each(['line-2'], ['surface', 'paper']),
  // The steps of the password meter; an empty one has a rim of line-2.
  ...each(['blocked', 'look', 'used', 'brand'], ['surface', 'paper']),
  ...each(['used', 'blocked', ...range('place', 4)], ['allowed']),
  ['schedule-blocked', 'schedule-allowed'],
  ...each(chartColours, grounds),
  ...each(speedColours, grounds),
];
