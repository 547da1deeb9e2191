import { listedStatus, TransactionStatus } from '@ostoja/domain';
import type { MessageId } from '../../i18n/index.js';

/** What the list of payments says of a payment's status; one that it does not know is pending (service spec §8). */
export function statusWord(status: number): MessageId {
  switch (listedStatus(status)) {
    case TransactionStatus.Completed:
      return 'payments.status.completed';
    case TransactionStatus.Canceled:
      return 'payments.status.canceled';
    case TransactionStatus.Refunded:
      return 'payments.status.refunded';
    case TransactionStatus.AwaitingConfirmation:
      return 'payments.status.waiting';
    case TransactionStatus.Started:
      return 'payments.status.started';
    default:
      return 'payments.status.pending';
  }
}
