/** Where a payment stands (service §8, purchase-status codes). */
export const TransactionStatus = {
  Pending: 0,
  Completed: 1,
  Canceled: -1,
  Refunded: -2,
  AwaitingConfirmation: -3,
  Started: -100,
  Unknown: -999,
  /** Not on the wire: our own request failed. */
  LocalError: -500,
} as const;

/** A value of {@link TransactionStatus}. */
export type TransactionStatus = (typeof TransactionStatus)[keyof typeof TransactionStatus];

const listed: readonly number[] = [0, 1, -1, -2, -3, -100];

/** The status that the payment list shows: anything it does not know as 0 (service §8). */
export function listedStatus(status: number): TransactionStatus {
  const known = Object.values(TransactionStatus).find((value) => value === status);
  return known !== undefined && listed.includes(known) ? known : TransactionStatus.Pending;
}

/** How a purchase is followed after the payment page: once a second while pending, at most 15 times. */
export const purchasePolling = { intervalSeconds: 1, maxTries: 15 } as const;

/** Tells whether the purchase-status page should ask again after so many tries. */
export function shouldPollAgain(status: number, tries: number): boolean {
  return status === TransactionStatus.Pending && tries < purchasePolling.maxTries;
}

/** The status that the purchase-status page shows: one that the catalogue does not have is unknown, -999 (panel §4). */
export function shownPurchaseStatus(status: number): TransactionStatus {
  return Object.values(TransactionStatus).find((value) => value === status) ?? TransactionStatus.Unknown;
}
