import { PlanType, isPlanType } from '@ostoja/domain';
import type { MessageId } from '../../i18n/index.js';

/** What a plan is called. A type that nobody knows is called none, as the limits take it. */
export function planName(accountType: number): MessageId {
  if (!isPlanType(accountType)) return 'panel.plan.none';
  switch (accountType) {
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
