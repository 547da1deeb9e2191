import { logged } from '@ostoja/contracts';
import { Clock } from '../../platform/clock/index.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Accounts } from './accounts.js';
import { accountTypeNow } from './licence.js';
import { allPrivileges, SESSION_IDLE } from './sessions.js';

/** The signed-in parent with what the account has paid for. Renews the browser's cookie. */
@Handles(logged)
export class Logged {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  async run({ session, browser }: Caller<typeof logged>) {
    const account = await this.accounts.get(session.accountId);
    if (browser.token) browser.start(browser.token, SESSION_IDLE);
    return {
      email: account.email,
      userName: account.userName,
      confirmed: account.confirmed,
      privileges: allPrivileges(account.privileges),
      ipx: account.ipx,
      lic: {
        accountType: accountTypeNow(account, this.clock.now()),
        accountTypeEdu: account.accountTypeEdu,
        validTo: account.validTo,
        cancel: account.cancel,
        subscription: account.subscription,
        tokensEdu: account.tokensEdu,
      },
      lang: account.language,
      timeZoneName: account.timeZoneName,
    };
  }
}
