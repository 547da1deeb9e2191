import type { BuyableType } from './catalogue.js';
import type { LedgerEntry } from './ledger-entry.js';
import { tracksOf } from './ledger.js';
import { isBuyable } from './purchase-terms.js';
import { PlanType } from './plan-type.js';

/** What an account has bought that runs now, and how much of it is left, seconds. */
export interface RunningPlan {
  readonly type: BuyableType;
  readonly seconds: number;
}

/**
 * The plan that could be lifted to a higher one: both halves together where both run. Nothing for a demo, a reward, an
 * ended plan, and one without end.
 */
export function runningPlan(entries: readonly LedgerEntry[], now: number): RunningPlan | undefined {
  const { parental, education } = tracksOf(entries);
  parental.advance(now);
  education.advance(now);
  const half = parental.running;
  const type = half > 0 && education.running > 0 ? half + PlanType.Edu : half || education.running;
  const seconds = half > 0 ? parental.of(half) : education.total;
  return isBuyable(type) && Number.isFinite(seconds) ? { type, seconds } : undefined;
}
