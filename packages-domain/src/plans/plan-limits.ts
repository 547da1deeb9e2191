import { isPlanType, parentalHalf, PlanType } from './plan-type.js';

/** How many devices and profiles a plan holds. */
export interface PlanLimits {
  readonly devices: number;
  readonly profiles: number;
}

/** The limits of the plans that have their own; every other type has those of one of these. */
export interface PlanLimitsTable {
  readonly minimal: PlanLimits;
  readonly regular: PlanLimits;
  readonly premium: PlanLimits;
}

/** The limits of design §13. An operator may give {@link planLimits} another table. */
export const defaultPlanLimits: PlanLimitsTable = {
  minimal: { devices: 1, profiles: 3 },
  regular: { devices: 3, profiles: 5 },
  premium: { devices: 10, profiles: 10 },
};

/** For how many days a new account is a demo. */
export const demoDays = 3;

/**
 * How many devices and profiles an account of a type may have. Combined plans are as their parental half, a demo
 * and a reward as regular, an account without a parental plan as minimal, so that it can still be set up.
 */
export function planLimits(accountType: number, table: PlanLimitsTable = defaultPlanLimits): PlanLimits {
  switch (isPlanType(accountType) ? parentalHalf(accountType) : PlanType.None) {
    case PlanType.Premium:
      return table.premium;
    case PlanType.Regular:
    case PlanType.Demo:
    case PlanType.Reward:
      return table.regular;
    default:
      return table.minimal;
  }
}
