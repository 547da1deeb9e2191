import type { IntervalKind } from './offer.js';
import { PlanType } from './plan-type.js';

/** The currencies that can be paid in (service §9). */
export const currencies = ['PLN', 'EUR', 'USD', 'GBP'] as const;

/** One of {@link currencies}. */
export type Currency = (typeof currencies)[number];

/** Every type that can be bought, in the order in which it is shown. */
export const buyableTypes = [
  PlanType.Minimal,
  PlanType.Regular,
  PlanType.Premium,
  PlanType.Edu,
  PlanType.MinimalEdu,
  PlanType.RegularEdu,
  PlanType.PremiumEdu,
  PlanType.TopUpSmall,
  PlanType.TopUpMedium,
  PlanType.TopUpLarge,
] as const;

/** One of {@link buyableTypes}. */
export type BuyableType = (typeof buyableTypes)[number];

/** What one type costs and gives, for one interval. */
export interface CatalogueRow {
  readonly type: BuyableType;
  /** What is paid for at once; nothing for a top-up. */
  readonly interval: Extract<IntervalKind, 'year' | 'month'> | 'once';
  /** Knowledge points that come with each interval. */
  readonly eduTokens: number;
  /** For one interval, in minor units. */
  readonly prices: Readonly<Record<Currency, number>>;
}

const prices = (PLN: number, EUR: number, USD: number, GBP: number) => ({ PLN, EUR, USD, GBP });

/** What a new installation sells (docs/decisions/0141). The operator may sell something else. */
export const seedCatalogue: readonly CatalogueRow[] = [
  { type: PlanType.Minimal, interval: 'year', eduTokens: 0, prices: prices(9900, 2490, 2490, 1990) },
  { type: PlanType.Regular, interval: 'year', eduTokens: 0, prices: prices(14_900, 3490, 3490, 2990) },
  { type: PlanType.Premium, interval: 'year', eduTokens: 0, prices: prices(24_900, 5990, 5990, 4990) },
  { type: PlanType.Edu, interval: 'month', eduTokens: 120_000, prices: prices(3900, 990, 990, 890) },
  {
    type: PlanType.MinimalEdu,
    interval: 'year',
    eduTokens: 600_000,
    prices: prices(24_900, 5990, 5990, 4990),
  },
  {
    type: PlanType.RegularEdu,
    interval: 'year',
    eduTokens: 600_000,
    prices: prices(29_900, 6990, 6990, 5990),
  },
  {
    type: PlanType.PremiumEdu,
    interval: 'year',
    eduTokens: 600_000,
    prices: prices(39_900, 8990, 8990, 7990),
  },
  { type: PlanType.TopUpSmall, interval: 'once', eduTokens: 30_000, prices: prices(990, 249, 249, 199) },
  { type: PlanType.TopUpMedium, interval: 'once', eduTokens: 90_000, prices: prices(2490, 599, 599, 499) },
  { type: PlanType.TopUpLarge, interval: 'once', eduTokens: 240_000, prices: prices(5490, 1290, 1290, 1090) },
];

/** How much is taken off when two years are paid at once, in percent. */
export const twoYearDiscount = 20;

/** For so many days after a payment a parent gets the money back. */
export const moneyBackDays = 30;

const EURO_COUNTRIES = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));
const EURO_LANGUAGES = new Set(['es', 'fr', 'pt', 'de', 'it', 'ro', 'cz']);

/**
 * What a parent pays in: by country, and by language where the country is not known.
 * @param country two letters, or anything else for unknown
 */
export function currencyFor(country: string, language: string): Currency {
  if (/^[A-Z]{2}$/.test(country)) {
    if (country === 'PL') return 'PLN';
    if (country === 'GB') return 'GBP';
    return EURO_COUNTRIES.has(country) ? 'EUR' : 'USD';
  }
  if (language === 'pl') return 'PLN';
  return EURO_LANGUAGES.has(language) ? 'EUR' : 'USD';
}
