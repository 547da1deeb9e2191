import { Code } from '@ostoja/contracts';
import type { MessageId } from '../../i18n/index.js';

/** What to say of the codes that opening a payment can answer. */
export const purchaseFailures: Readonly<Partial<Record<number, MessageId>>> = {
  [Code.WrongLicence]: 'payments.failed.wrong-licence',
  [Code.PaymentError]: 'payments.failed.provider',
};
