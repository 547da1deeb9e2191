import { type BuyableType, PlanType } from '@ostoja/domain';

const names: Readonly<Record<BuyableType, string>> = {
  [PlanType.Minimal]: 'Minimal',
  [PlanType.Regular]: 'Regular',
  [PlanType.Premium]: 'Premium',
  [PlanType.Edu]: 'Edu',
  [PlanType.MinimalEdu]: 'Minimal + Edu',
  [PlanType.RegularEdu]: 'Regular + Edu',
  [PlanType.PremiumEdu]: 'Premium + Edu',
  [PlanType.TopUpSmall]: 'Knowledge points S',
  [PlanType.TopUpMedium]: 'Knowledge points M',
  [PlanType.TopUpLarge]: 'Knowledge points L',
};

/** A plan's name as bills and the provider's pages have it: a product's name, the same in every language. */
export function planName(type: BuyableType): string {
  return `Ostoja ${names[type]}`;
}
