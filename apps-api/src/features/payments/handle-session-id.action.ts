import { Code, type Data, handleSessionId } from '@ostoja/contracts';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { PaymentFailure } from './provider/payment-provider.js';
import { Purchases } from './purchases.js';
import { Settlement } from './settlement.js';

/** Asks the provider how one of the account's own checkouts ended. */
@Handles(handleSessionId)
export class HandleSessionId {
  constructor(
    private readonly purchases: Purchases,
    private readonly settlement: Settlement,
  ) {}

  async run(
    { session: { accountId } }: Caller<typeof handleSessionId>,
    { id }: Data<typeof handleSessionId>,
  ) {
    if (!(await this.purchases.ofSession(accountId, id))) throw new ActionError(Code.NotFound);
    try {
      await this.settlement.checkout(id);
    } catch (error) {
      if (error instanceof PaymentFailure) throw new ActionError(Code.PaymentError);
      throw error;
    }
    const purchase = await this.purchases.ofSession(accountId, id);
    if (!purchase) throw new ActionError(Code.NotFound);
    return { status: purchase.status };
  }
}
