import { Code, type Data, subscribtion } from '@ostoja/contracts';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { PaymentFailure, PaymentProvider } from './provider/payment-provider.js';
import { Settlement } from './settlement.js';
import { Subscriptions } from './subscriptions.js';

/** Switches the renewal of one of the account's own subscriptions. */
@Handles(subscribtion)
export class Subscribtion {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly settlement: Settlement,
    private readonly provider: PaymentProvider,
  ) {}

  async run({ session: { accountId } }: Caller<typeof subscribtion>, { s, c }: Data<typeof subscribtion>) {
    const own = await this.subscriptions.find(accountId, s);
    if (!own?.active) throw new ActionError(Code.NotFound);
    try {
      const { cancelAtPeriodEnd } = await this.provider.setCancel(s, c === 1);
      await this.settlement.subscription(s);
      return { cancel_at_period_end: cancelAtPeriodEnd };
    } catch (error) {
      if (error instanceof PaymentFailure) throw new ActionError(Code.SubscriptionAccountFailed);
      throw error;
    }
  }
}
