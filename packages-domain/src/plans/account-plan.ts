import { isEducationPlan, isPlanType, parentalHalf, PlanType } from './plan-type.js';

/** The part of an account that says what it has paid for. */
export interface AccountPlan {
  readonly accountType: number;
  /** 0 without an education plan. */
  readonly accountTypeEdu: number;
}

/** Tells whether an account has a valid plan: type 100 or more, or an education type above 0 (panel §4). */
export function isPlanValid({ accountType, accountTypeEdu }: AccountPlan): boolean {
  return accountType >= PlanType.Minimal || accountTypeEdu > 0;
}

/** Tells whether an account is in its demo days. */
export function isDemo({ accountType }: AccountPlan): boolean {
  return accountType === PlanType.Demo;
}

/** Tells whether an account's demo or licence has expired, so that the panel is blurred behind a buy button. */
export function isExpired({ accountType }: AccountPlan): boolean {
  return accountType === PlanType.DemoExpired || accountType === PlanType.LicenceExpired;
}

/** Tells whether an account has an active education plan, alone or combined. */
export function hasEducation({ accountType, accountTypeEdu }: AccountPlan): boolean {
  return accountTypeEdu > 0 || isEducationPlan(accountType);
}

/** Tells whether a bigger plan can be offered, as on a max-profiles error: not to premium, which is the top (panel §6). */
export function canUpgrade({ accountType }: Pick<AccountPlan, 'accountType'>): boolean {
  return !isPlanType(accountType) || parentalHalf(accountType) !== PlanType.Premium;
}
