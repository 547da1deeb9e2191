import type { Health } from './api/use-battery.js';

/** At this level, in percent, and under it a battery is low. */
export const lowLevel = 20;

/** What is worth saying of a day of a battery before anybody looks at its bars. */
export interface BatteryFacts {
  readonly last: Health;
  /** The lowest level, and the first time it was read. */
  readonly lowest: Health;
}

/** The facts of a day's readings in any order, or null when there are none. */
export function batteryFacts(readings: readonly Health[]): BatteryFacts | null {
  const [first, ...others] = readings.toSorted((one, other) => one.ts - other.ts);
  if (!first) return null;
  return others.reduce<BatteryFacts>(
    ({ lowest }, reading) => ({ last: reading, lowest: reading.battery < lowest.battery ? reading : lowest }),
    { last: first, lowest: first },
  );
}
