import { isEducationPlan, isPlanType, isTopUp, PlanType, type AccountPlan } from '@ostoja/domain';
import type { MessageId } from '../../i18n/index.js';

/** What a plan or a top-up is called. A type that nobody knows is called none, as the limits take it. */
export function planName(type: number): MessageId {
  if (isTopUp(type)) return 'panel.plan.points';
  if (!isPlanType(type)) return 'panel.plan.none';
  switch (type) {
    case PlanType.DemoExpired:
      return 'panel.plan.demo-expired';
    case PlanType.LicenceExpired:
      return 'panel.plan.licence-expired';
    case PlanType.Demo:
      return 'panel.plan.demo';
    case PlanType.Reward:
      return 'panel.plan.reward';
    case PlanType.Minimal:
      return 'panel.plan.minimal';
    case PlanType.Regular:
      return 'panel.plan.regular';
    case PlanType.Premium:
      return 'panel.plan.premium';
    case PlanType.Edu:
      return 'panel.plan.edu';
    case PlanType.MinimalEdu:
      return 'panel.plan.minimal-edu';
    case PlanType.RegularEdu:
      return 'panel.plan.regular-edu';
    case PlanType.PremiumEdu:
      return 'panel.plan.premium-edu';
    default:
      return 'panel.plan.none';
  }
}

/** What an account's plan is called: both halves under one name (decision 0140). */
export function accountPlanName({ accountType, accountTypeEdu }: AccountPlan): MessageId {
  const apart = accountTypeEdu > 0 && !isEducationPlan(accountType);
  if (!apart) return planName(accountType);
  return planName(accountType >= PlanType.Minimal ? accountType + PlanType.Edu : PlanType.Edu);
}
