import { listedStatus, TransactionStatus } from '@ostoja/domain';
import type { MessageId } from '../../i18n/index.js';

/** What the list of payments says of a payment's status; one that it does not know is pending (service spec §8). */
export function statusWord(status: number): MessageId {
  switch (listedStatus(status)) {
    case TransactionStatus.Completed:
      return 'billing.status.completed';
    case TransactionStatus.Canceled:
      return 'billing.status.canceled';
    case TransactionStatus.Refunded:
      return 'billing.status.refunded';
    case TransactionStatus.AwaitingConfirmation:
      return 'billing.status.waiting';
    case TransactionStatus.Started:
      return 'billing.status.started';
    default:
      return 'billing.status.pending';
  }
}
