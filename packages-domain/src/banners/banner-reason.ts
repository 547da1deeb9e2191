import { isPlanValid, type AccountPlan } from '../plans/account-plan.js';
import { isPlanType, parentalHalf, PlanType } from '../plans/plan-type.js';

/** The part of an account that the warning banner speaks about. */
export interface BannerAccount extends AccountPlan {
  /** Epoch seconds; 0 when there is no end. */
  readonly planValidTill: number;
  readonly isSubscription: boolean;
}

/** Why the top banner is shown (panel §2). `days` are those left of the plan, at least 1. */
export type BannerReason =
  | { readonly reason: 'expired' | 'lic-expired' | 'demo' | 'none' }
  | { readonly reason: 'ending-soon'; readonly days: number };

const daySeconds = 86_400;

/** A plan is ending soon in its last 14 days. */
export const endingSoonDays = 14;

/** Why the top banner is shown to an account now (epoch seconds) on a path; hidden on account pages and for subscriptions. */
export function bannerReason(account: BannerAccount, now: number, path: string): BannerReason {
  if (account.isSubscription || isAccountPage(path)) return { reason: 'none' };
  if (account.accountType === PlanType.DemoExpired && account.accountTypeEdu <= 0)
    return { reason: 'expired' };
  if (account.accountType === PlanType.LicenceExpired) return { reason: 'lic-expired' };
  if (!isPlanValid(account)) return { reason: 'demo' };
  const left = account.planValidTill - now;
  if (!isPaidParental(account) || left <= 0 || left > endingSoonDays * daySeconds) return { reason: 'none' };
  return { reason: 'ending-soon', days: Math.max(1, Math.round(left / daySeconds)) };
}

/** Tells whether a path is in the account area. */
export function isAccountPage(path: string): boolean {
  return path === '/account' || path.startsWith('/account/');
}

function isPaidParental({ accountType }: AccountPlan): boolean {
  const half = isPlanType(accountType) ? parentalHalf(accountType) : PlanType.None;
  return half === PlanType.Minimal || half === PlanType.Regular || half === PlanType.Premium;
}
