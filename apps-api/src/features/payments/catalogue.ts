import { Injectable } from '@nestjs/common';
import {
  type BuyableType,
  type CatalogueProblem,
  catalogueProblem,
  type CatalogueRow,
  seedCatalogue,
} from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { CataloguePrice } from './catalogue-price.entity.js';

/** What one type costs and gives here, and whether it is offered. */
export interface OfferedRow extends CatalogueRow {
  /** What is not sold keeps its price, which an upgrade of it is reckoned with. */
  readonly sold: boolean;
  /** Whether the operator decided it; otherwise it is the seed's. */
  readonly changed: boolean;
}

/** Thrown for terms that nobody could pay. */
export class BadTerms extends Error {
  override readonly name = 'BadTerms';

  constructor(readonly problem: CatalogueProblem) {
    super(`these terms can't be sold: ${problem}`);
  }
}

/** What is sold, and for how much: the operator's terms where there are some, else the seed's. Read anew for every question. */
@Injectable()
export class Catalogue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Every type that there is, in the order in which it is shown; also what is not sold. */
  async rows(): Promise<OfferedRow[]> {
    const changed = await this.database.repository(CataloguePrice).find();
    const byType = new Map(changed.map((one) => [one.planType, one]));
    return seedCatalogue.map((seed) => offered(seed, byType.get(seed.type)));
  }

  /** A type's terms, also of what is not sold; undefined for what can never be bought. */
  async row(type: number): Promise<OfferedRow | undefined> {
    const seed = seedCatalogue.find((one) => one.type === type);
    if (!seed) return undefined;
    const changed = await this.database.repository(CataloguePrice).findOneBy({ planType: type });
    return offered(seed, changed ?? undefined);
  }

  /**
   * Sells a type on other terms from now on. What was bought keeps its own.
   * @throws BadTerms for terms that nobody could pay; then nothing is stored
   */
  async change(row: Pick<OfferedRow, 'type' | 'eduTokens' | 'prices' | 'sold'>): Promise<void> {
    const problem = catalogueProblem(row);
    if (problem) throw new BadTerms(problem);
    const { PLN: pln, EUR: eur, USD: usd, GBP: gbp } = row.prices;
    const { type: planType, sold, eduTokens } = row;
    const updated = this.clock.now();
    await this.database
      .repository(CataloguePrice)
      .save({ planType, sold, eduTokens, pln, eur, usd, gbp, updated });
  }

  /** Sells a type on the seed's terms again. */
  async reset(type: BuyableType): Promise<void> {
    await this.database.repository(CataloguePrice).delete({ planType: type });
  }
}

function offered(seed: CatalogueRow, changed: CataloguePrice | undefined): OfferedRow {
  if (!changed) return { ...seed, sold: true, changed: false };
  const { sold, eduTokens, pln: PLN, eur: EUR, usd: USD, gbp: GBP } = changed;
  return { ...seed, eduTokens, prices: { PLN, EUR, USD, GBP }, sold, changed: true };
}
