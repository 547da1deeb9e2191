import { PlanType } from '@ostoja/domain';
import type { Account } from './account.entity.js';

/**
 * What an account's plan counts as now: a demo whose end has passed is type 1, anything paid or rewarded is type 10
 * (panel spec §3). A plan without an end does not end.
 * @param now epoch seconds
 */
export function accountTypeNow(
  { accountType, validTo }: Pick<Account, 'accountType' | 'validTo'>,
  now: number,
): number {
  if (validTo === 0 || validTo > now) return accountType;
  if (accountType === PlanType.Demo) return PlanType.DemoExpired;
  return accountType > PlanType.Demo ? PlanType.LicenceExpired : accountType;
}
