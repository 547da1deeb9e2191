/** The prices of an offered plan, in minor units (panel §3, "Plan option"). */
export interface OfferPrices {
  readonly price: number;
  /** What it costs without a discount. */
  readonly basePrice: number;
  /** 1 shows the base price crossed out. */
  readonly discount: number;
}

/** Tells whether the base price is shown crossed out beside the price. */
export function showsBasePrice({ discount, price, basePrice }: OfferPrices): boolean {
  return discount === 1 && basePrice > price;
}

/** The discount of an offer in whole percent, rounded down so that it is never promised too high: 3999 of 4999 is 20. */
export function discountPercent({ price, basePrice }: Pick<OfferPrices, 'price' | 'basePrice'>): number {
  if (basePrice <= 0 || price >= basePrice) return 0;
  return Math.floor(((basePrice - price) / basePrice) * 100);
}

/** What an offer comes to a month, in minor units, rounded: 12 months for 11999 are 1000 each. */
export function monthlyPrice(price: number, months: number): number {
  if (months <= 0) throw new RangeError('months is more than 0');
  return Math.round(price / months);
}

/** The intervals that a plan is paid for (service §9). */
export const intervalKinds = ['year', 'month', 'week', 'day'] as const;

/** One of {@link intervalKinds}. */
export type IntervalKind = (typeof intervalKinds)[number];

/** Tells whether a wire's `intervalName` is one of the kinds. */
export function isIntervalKind(value: unknown): value is IntervalKind {
  return intervalKinds.some((kind) => kind === value);
}
