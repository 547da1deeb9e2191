import { purchaseStatus } from '@ostoja/contracts';
import { TransactionStatus } from '@ostoja/domain';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Purchases } from './purchases.js';

/** Where the newest purchase stands. */
@Handles(purchaseStatus)
export class PurchaseStatus {
  constructor(private readonly purchases: Purchases) {}

  async run({ session }: Caller<typeof purchaseStatus>) {
    const [newest] = await this.purchases.newest(session.accountId, 1);
    return { status: newest?.status ?? TransactionStatus.Unknown };
  }
}
