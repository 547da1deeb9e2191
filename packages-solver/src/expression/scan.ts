import type { Exact } from '../number/exact.js';
import { approximation, isClose } from './approximate.js';

const steps = 1000;

/**
 * Whether the sides of an equation are equal nowhere but at the roots, as far as a walk along the number line in small steps
 * can see: no other point where they are equal, and no other place where their difference changes its sign. Where a side
 * has no value nothing is compared.
 */
export function hasNoOtherRoot(
  sides: readonly [string, string],
  unknown: string,
  roots: readonly Exact[],
): boolean {
  const found = roots.map((root) => root.toNumber());
  const reach = 50 + 2 * Math.max(0, ...found.map(Math.abs));
  const step = (2 * reach) / steps;
  const [left, right] = [approximation(sides[0]), approximation(sides[1])];
  const difference = (x: number): number => left({ [unknown]: x }) - right({ [unknown]: x });
  let before = Number.NaN;
  let compared = 0;
  for (let x = -reach; x <= reach; x += step) {
    const now = difference(x);
    if (Number.isFinite(now)) compared += 1;
    const isKnown = found.some((root) => root >= x - step - 1e-9 && root <= x + 1e-9);
    if (before * now < 0 && !isKnown) return false;
    if (now === 0 && !found.some((root) => isClose(root, x, 1e-6))) return false;
    before = now;
  }
  return compared > steps / 100;
}
