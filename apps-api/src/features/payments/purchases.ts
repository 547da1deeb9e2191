import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/index.js';
import { Purchase } from './purchase.entity.js';

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

  /** The account's own purchase of a checkout, or null. */
  ofSession(accountId: number, sessionId: string): Promise<Purchase | null> {
    return this.database.repository(Purchase).findOneBy({ accountId, sessionId });
  }
}
