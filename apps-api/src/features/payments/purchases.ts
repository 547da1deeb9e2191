import { Injectable } from '@nestjs/common';
import { type Currency, TransactionStatus } from '@ostoja/domain';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/index.js';
import { Purchase } from './purchase.entity.js';
import { isCurrency } from './purchase-status.js';

/** What an account bought, or began to buy. */
@Injectable()
export class Purchases {
  constructor(private readonly database: Database) {}

  /** The place of the next purchase of an account, whose lock the transaction must hold. */
  async nextPlace(manager: EntityManager, accountId: number): Promise<number> {
    return ((await manager.maximum(Purchase, 'order', { accountId })) ?? 0) + 1;
  }

  /** The newest first. */
  newest(accountId: number, count: number): Promise<Purchase[]> {
    return this.database.repository(Purchase).find({
      where: { accountId },
      order: { created: 'DESC', order: 'DESC' },
      take: count,
    });
  }

  /** What the account last paid in; undefined for who never paid. */
  async currencyOf(accountId: number): Promise<Currency | undefined> {
    const paid = await this.database.repository(Purchase).findOne({
      where: { accountId, status: TransactionStatus.Completed },
      order: { created: 'DESC', order: 'DESC' },
    });
    return paid && isCurrency(paid.currency) ? paid.currency : undefined;
  }

  /** The account's own purchase of a checkout, or null. */
  ofSession(accountId: number, sessionId: string): Promise<Purchase | null> {
    return this.database.repository(Purchase).findOneBy({ accountId, sessionId });
  }
}
