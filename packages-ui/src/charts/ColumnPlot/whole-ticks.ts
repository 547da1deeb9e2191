import { scaleLinear } from '@visx/scale';

/**
 * Evenly spaced round numbers from 0 to at least `max`: what an axis of whole things (minutes, tasks) is marked with.
 * @param max the greatest value, not negative
 * @param count about how many steps there should be
 */
export function wholeTicks(max: number, count = 3): readonly number[] {
  const scale = scaleLinear<number>({ domain: [0, Math.max(1, max)], nice: count });
  return scale.ticks(count).filter(Number.isInteger);
}
