import type { SpeedUnit } from './trail-map-data.js';

/** How many colours the speed gradient has. */
export const speedSteps = 18;

/** A colour stands for so many kilometres an hour; the last one for everything above. */
const kilometresPerStep = 10;
const metresPerMile = 1609.344;

/** Which of the 18 colours a speed (metres a second) has, from 0: one for each 10 km/h, the last from 170 km/h. */
export function speedStep(metresPerSecond: number): number {
  const step = Math.floor((metresPerSecond * 3.6) / kilometresPerStep);
  // Written so that a speed that is no number is the slowest colour.
  return step > 0 ? Math.min(speedSteps - 1, step) : 0;
}

/** A number on the legend: its value in the legend's unit, and where it stands, 0 at the slow end and 1 at the fast. */
export interface SpeedTick {
  readonly value: number;
  readonly at: number;
}

const ticks: Readonly<Record<SpeedUnit, readonly number[]>> = {
  'km/h': [0, 50, 100, 150],
  mph: [0, 30, 60, 90],
};

/** The legend's round numbers. The colours change every 10 km/h in either unit, so a mile's stand between them. */
export function speedTicks(unit: SpeedUnit): readonly SpeedTick[] {
  const whole = speedSteps * kilometresPerStep;
  const kilometres = unit === 'mph' ? metresPerMile / 1000 : 1;
  return ticks[unit].map((value) => ({ value, at: (value * kilometres) / whole }));
}
