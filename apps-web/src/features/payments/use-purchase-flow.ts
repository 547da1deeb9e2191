import { useState } from 'react';
import { useStoredValue } from '../../storage/stored-value.js';
import {
  applicationType,
  planChosen,
  selectedPlan,
  selectedPlanYears,
  skipPurchase,
} from '../../storage/values.js';
import { useLicencePurchase } from './api/use-licence-purchase.js';
import { useSubscriptionPurchase, type Checkout } from './api/use-subscription-purchase.js';
import type { PlanOption, TopUpOption } from './api/use-plans.js';
import type { Choice } from './order.js';

/** A plan on its terms, for so many years. */
export interface ChosenPlan extends Choice {
  readonly plan: PlanOption;
}

interface Offers {
  /** The plans for one year, and for two; empty until they are loaded. */
  readonly plans: readonly PlanOption[];
  readonly twoYears: readonly PlanOption[];
  /** Whether the payment renews itself. */
  readonly renews: boolean;
}

/** Where a purchase stands, from a pressed card to the payment (panel spec §4). */
export interface PurchaseFlow {
  readonly opening: number | null;
  /** Two years are offered instead of one. */
  readonly offer: { readonly one: PlanOption; readonly two: PlanOption } | null;
  /** The desktop variant: chosen, and not paid for yet. */
  readonly chosen: ChosenPlan | null;
  /** The subscription whose checkout is open. */
  readonly checkout: Checkout<ChosenPlan> | null;
  readonly choose: (plan: PlanOption) => void;
  readonly buyTopUp: (topUp: TopUpOption) => void;
  readonly take: (plan: PlanOption, years: 1 | 2) => void;
  readonly closeOffer: () => void;
  readonly payChosen: () => void;
  readonly forgetChosen: () => void;
  /** Cancel: the purchase counts as skipped, and nothing is chosen any more. */
  readonly cancelCheckout: () => void;
}

/** Leads from a pressed card to the payment. */
export function usePurchaseFlow({ plans, twoYears, renews }: Offers): PurchaseFlow {
  const { opening, buy } = useLicencePurchase();
  const [offer, setOffer] = useState<PurchaseFlow['offer']>(null);
  const subscription = useSubscriptionPurchase<ChosenPlan>();
  const desktop = useStoredValue(applicationType) === 'A';
  const raised = useStoredValue(planChosen) !== null;
  const kept = Number(useStoredValue(selectedPlan));
  const keptYears = useStoredValue(selectedPlanYears) === '2' ? 2 : 1;
  const keptPlan = (keptYears === 2 ? twoYears : plans).find(({ type }) => type === kept);

  const pay = (one: ChosenPlan) => void (renews ? subscription.open(one) : buy(one));
  const take = (plan: PlanOption, years: 1 | 2) => {
    setOffer(null);
    const one = { plan, type: plan.type, years };
    remember(one);
    if (desktop) planChosen.set('1');
    else pay(one);
  };
  const chosen: ChosenPlan | null =
    raised && keptPlan ? { plan: keptPlan, type: kept, years: keptYears } : null;

  return {
    opening,
    offer,
    chosen,
    checkout: subscription.checkout,
    choose: (one) => {
      const two = twoYears.find(({ type, discount }) => type === one.type && discount === 1);
      if (two) setOffer({ one, two });
      else take(one, 1);
    },
    buyTopUp: ({ type }) => void buy({ type, years: 1 }),
    take,
    closeOffer: () => setOffer(null),
    payChosen: () => {
      if (!chosen) return;
      planChosen.set(null);
      pay(chosen);
    },
    forgetChosen: forget,
    cancelCheckout: () => {
      skipPurchase.set('1');
      forget();
      subscription.close();
    },
  };
}

function remember({ type, years }: Choice): void {
  selectedPlan.set(String(type));
  selectedPlanYears.set(String(years));
}

function forget(): void {
  for (const value of [selectedPlan, selectedPlanYears, planChosen]) value.set(null);
}
