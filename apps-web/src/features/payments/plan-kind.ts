import { isEducationPlan, isTopUp, PlanType, type AccountPlan } from '@ostoja/domain';
import type { PlanOption } from './api/use-plans.js';

/** What a plan is for. */
export const planKinds = ['parental', 'education', 'combined'] as const;

/** One of {@link planKinds}. */
export type PlanKind = (typeof planKinds)[number];

/** What a type that is for sale is for; null for a top-up. */
export function kindOf(type: number): PlanKind | null {
  if (isTopUp(type)) return null;
  if (!isEducationPlan(type)) return 'parental';
  return type === PlanType.Edu ? 'education' : 'combined';
}

/** Tells whether a text, such as one of an address, is a kind. */
export function isPlanKind(value: unknown): value is PlanKind {
  return planKinds.some((kind) => kind === value);
}

/** The plans of a kind, as they were given. */
export function plansOf(plans: readonly PlanOption[], kind: PlanKind): PlanOption[] {
  return plans.filter(({ type }) => kindOf(type) === kind);
}

/** The kind to show: the wanted one, or the first of which there are plans. */
export function soldKind(plans: readonly PlanOption[], wanted: PlanKind): PlanKind {
  const sold = planKinds.filter((kind) => plansOf(plans, kind).length > 0);
  return sold.includes(wanted) ? wanted : (sold[0] ?? wanted);
}

/** How many devices the plans hold, from the fewest; none where plans hold no devices. */
export function deviceChoices(plans: readonly PlanOption[]): number[] {
  const counts = plans.map(({ devices }) => devices).filter((devices) => devices > 0);
  return [...new Set(counts)].toSorted((one, other) => one - other);
}

/**
 * The choice to begin with: what was asked for, else the smallest that holds the devices of the family.
 * @param asked what the address asks for
 * @param owned how many devices the family has
 */
export function firstDeviceChoice(choices: readonly number[], asked: number, owned: number): number {
  if (choices.includes(asked)) return asked;
  return choices.find((devices) => devices >= owned) ?? choices.at(-1) ?? 0;
}

/** The smallest monthly price of some plans; undefined without any. */
export function cheapestMonthly(plans: readonly PlanOption[]): PlanOption | undefined {
  return plans.toSorted((one, other) => one.monthly - other.monthly)[0];
}

/** The type that could be bought to go on with what an account has; 0 when it has none of them. */
export function currentType({ accountType, accountTypeEdu }: AccountPlan): number {
  const parental = accountType >= PlanType.Minimal && accountType <= PlanType.Premium ? accountType : 0;
  return parental + (accountTypeEdu > 0 ? PlanType.Edu : 0);
}
