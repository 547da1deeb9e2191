import { Injectable } from '@nestjs/common';
import { Code } from '@ostoja/contracts';
import { Database } from '../../platform/database/index.js';
import { ActionError } from '../../wire/action-error.js';
import type { BrowserSession, Origin } from '../../wire/caller.js';
import type { Account } from './account.entity.js';
import { Accounts } from './accounts.js';
import { Passwords } from './passwords.js';
import { SESSION_IDLE, Sessions } from './sessions.js';

/** What a parent or a client signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Who asks, and where the session goes. */
export interface Visitor {
  readonly browser: BrowserSession;
  readonly origin: Origin;
}

/** Signs in with e-mail and password. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Signs the visitor in with a new session; the one that the browser had ends. The account is changed as
   * `change` says, for example in its language.
   * @throws ActionError 2, in the same time whether the address or the password is wrong
   */
  async run(
    { email, password }: Credentials,
    { browser, origin }: Visitor,
    change: (account: Account) => Partial<Account>,
  ): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    const matches = await this.passwords.matches(password, account?.passwordHash);
    if (!account || !matches) throw new ActionError(Code.BadCredentials);

    const changes = { ...change(account), ...(await this.betterHash(password, account)) };
    const token = await this.database.transaction(async (manager) => {
      if (Object.keys(changes).length > 0) await this.accounts.update(account.accountId, changes, manager);
      return this.sessions.start(manager, account.accountId, origin);
    });
    await this.sessions.end(browser.token);
    this.sessions.forget(account.accountId);
    browser.start(token, SESSION_IDLE);
  }

  private async betterHash(password: string, { passwordHash }: Account): Promise<Partial<Account>> {
    return this.passwords.isOutdated(passwordHash)
      ? { passwordHash: await this.passwords.hash(password) }
      : {};
  }
}
