import { currencies, type Currency, TransactionStatus } from '@ostoja/domain';

/** How far along each status is. */
const ORDER: readonly number[] = [
  TransactionStatus.Started,
  TransactionStatus.Pending,
  TransactionStatus.AwaitingConfirmation,
  TransactionStatus.Canceled,
  TransactionStatus.Completed,
  TransactionStatus.Refunded,
];

/** The status that is further along: news that comes late changes nothing. */
export function laterStatus(one: number, other: number): number {
  return ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one;
}

/** Whether a text is one of the currencies that we sell in. */
export function isCurrency(value: string): value is Currency {
  return currencies.some((one) => one === value);
}
