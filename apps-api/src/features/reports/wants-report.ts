import { isExpired } from '@ostoja/domain';
import { type Account, accountTypeNow } from '../account/index.js';

/** Whether an account gets reports: it wants them, its address is confirmed, and its plan shows the panel. */
export function wantsReport(account: Account, now: number): boolean {
  const accountType = accountTypeNow(account, now);
  return account.sendReports && account.confirmed && !isExpired({ ...account, accountType });
}
