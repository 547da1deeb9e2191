import { getPlans, type Reply } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { useStoredValue } from '../../../storage/stored-value.js';
import { storedPromoCode } from '../../../storage/values.js';

/** A plan that can be bought. Money is minor units, times are epoch seconds. */
export type PlanOption = Reply<typeof getPlans>['plans'][number];

/** Knowledge points that can be bought alone. */
export type TopUpOption = Reply<typeof getPlans>['topups'][number];

/**
 * What can be bought, on the terms of one year or of two (panel spec §2); the held promo code is sent along.
 * @param years null asks for nothing yet
 */
export function usePlans(years: 1 | 2 | null = 1) {
  const { language } = useMessages();
  const promoCode = useStoredValue(storedPromoCode);
  return useAction(
    getPlans,
    years === null ? null : { l: language, ly: years, ...(promoCode ? { pc: promoCode } : {}) },
  );
}
