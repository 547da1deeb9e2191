import { Injectable } from '@nestjs/common';
import type { logged, Reply } from '@ostoja/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Config } from '../../platform/config/index.js';
import { Database, fromJson } from '../../platform/database/index.js';
import { accountTypeEduNow, accountTypeNow, validToNow } from './licence.js';
import { allPrivileges } from './sessions.js';

type User = Reply<typeof logged>;

interface UserRow extends Pick<User, 'email' | 'userName' | 'ipx' | 'lang' | 'timeZoneName'> {
  confirmed: number;
  privileges: unknown;
  accountType: number;
  accountTypeEdu: number;
  validTo: number;
  validToEdu: number;
  cancel: number;
  subscription: number;
  tokensEdu: number;
}

const USER = `SELECT email, user_name AS userName, ipx, language AS lang, time_zone_name AS timeZoneName, confirmed,
    privileges, account_type AS accountType, account_type_edu AS accountTypeEdu, valid_to AS validTo,
    valid_to_edu AS validToEdu, cancel, subscription, tokens_edu AS tokensEdu
  FROM account WHERE account_id = ?`;

/** Reads a parent as the panel sees them. Every page asks for it, so it is one narrow row and no entity. */
@Injectable()
export class UserView {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The parent, or undefined once the account is deleted. */
  async user(accountId: number): Promise<User | undefined> {
    const [row] = await this.database.query<UserRow>(USER, [accountId]);
    if (!row) return undefined;
    const { email, userName, ipx, lang, timeZoneName } = row;
    const now = this.clock.now();
    return {
      email,
      userName,
      confirmed: Boolean(row.confirmed),
      privileges: allPrivileges(fromJson(row.privileges)),
      // An account's own pixel comes before the one of all accounts
      ipx: ipx || (this.config.trackingPixelUrl ?? ''),
      lic: {
        accountType: accountTypeNow(row, now),
        accountTypeEdu: accountTypeEduNow(row, now),
        validTo: validToNow(row, now),
        cancel: Boolean(row.cancel),
        subscription: Boolean(row.subscription),
        tokensEdu: row.tokensEdu,
      },
      lang,
      timeZoneName,
    };
  }
}
