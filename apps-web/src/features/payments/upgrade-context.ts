import { createContext, use } from 'react';

/** Leads to a bigger plan. */
export type OfferUpgrade = () => void;

export const UpgradeContext = createContext<OfferUpgrade | null>(null);

/** Leads to a bigger plan: to what lifts the plan that runs, or to the plans where none was bought. */
export function useUpgrade(): OfferUpgrade {
  const offer = use(UpgradeContext);
  if (!offer) throw new Error('useUpgrade needs an UpgradeProvider above');
  return offer;
}
