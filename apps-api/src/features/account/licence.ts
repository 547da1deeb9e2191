import { PlanType } from '@ostoja/domain';
import type { Account } from './account.entity.js';

type Licence = Pick<Account, 'accountType' | 'validTo' | 'accountTypeEdu' | 'validToEdu'>;

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

/** What an account's learning help counts as now: its type until it ends, then 0. */
export function accountTypeEduNow(
  { accountTypeEdu, validToEdu }: Pick<Account, 'accountTypeEdu' | 'validToEdu'>,
  now: number,
): number {
  return validToEdu === 0 || validToEdu > now ? accountTypeEdu : PlanType.None;
}

/**
 * When the plan ends, as the panel shows it: of an account that has nothing but learning help, when that ends.
 * @param now epoch seconds
 */
export function validToNow(account: Licence, now: number): number {
  const type = accountTypeNow(account, now);
  const onlyEducation = type <= PlanType.LicenceExpired && accountTypeEduNow(account, now) > 0;
  return onlyEducation ? account.validToEdu : account.validTo;
}
