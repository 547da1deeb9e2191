import type { SpeedUnit } from './trail-map-data.js';

const metresPerMile = 1609.344;
const metresPerFoot = 0.3048;
const roundness = [1, 2, 5];

/** A length on the map: how long the bar is in pixels, and what it stands for in metres. */
export interface ScaleLength {
  readonly pixels: number;
  readonly metres: number;
}

/**
 * The longest bar of a round length that fits: round in kilometres, or in miles and feet beside a legend in mph.
 * @param metresPerPixel of the map's middle
 */
export function scaleLength(metresPerPixel: number, unit: SpeedUnit, widest = 110): ScaleLength {
  const most = metresPerPixel * widest;
  const base = unit === 'km/h' ? 1 : most >= metresPerMile ? metresPerMile : metresPerFoot;
  const power = 10 ** Math.floor(Math.log10(most / base));
  const round = roundness.findLast((one) => one * power * base <= most * (1 + 1e-9)) ?? 1;
  const metres = round * power * base;
  return { pixels: metres / metresPerPixel, metres };
}
