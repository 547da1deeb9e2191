import { Injectable } from '@nestjs/common';
import { Code } from '@ostoja/contracts';
import { cleanEmail, isTimeZone, nextReportAt } from '@ostoja/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database, isUniqueViolation } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { ActionError } from '../../wire/action-error.js';
import { AccountDirectory } from './account-directory.entity.js';
import { Account } from './account.entity.js';
import { accountTypeNow } from './licence.js';

/** What a new account is made of; the rest has defaults. */
export type NewAccount = Pick<
  Account,
  'email' | 'passwordHash' | 'language' | 'accountType' | 'validFrom' | 'validTo'
> &
  Partial<
    Pick<
      Account,
      | 'userName'
      | 'phone'
      | 'timeZoneName'
      | 'timeZoneOffset'
      | 'marketingConsent'
      | 'agreements'
      | 'confirmed'
      | 'privileges'
      | 'tracking'
    >
  >;

/** The address as it is looked up: without spaces around it, in lower case. */
export function normalEmail(email: string): string {
  return cleanEmail(email).toLowerCase();
}

/** When an account's daily report is due next after a moment (epoch seconds); a zone that nobody knows is UTC. */
export function nextReportOf(
  { accountId, timeZoneName }: Pick<Account, 'accountId' | 'timeZoneName'>,
  after: number,
): number {
  return nextReportAt(after, isTimeZone(timeZoneName) ? timeZoneName : 'UTC', accountId);
}

/** The parents' accounts. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The account of an address, however it is written, or null. */
  async findByEmail(email: string): Promise<Account | null> {
    const entry = await this.database
      .repository(AccountDirectory)
      .findOneBy({ emailNormal: normalEmail(email) });
    return entry && this.database.repository(Account).findOneBy({ accountId: entry.accountId });
  }

  /** The account, or null once it is deleted. */
  find(accountId: number): Promise<Account | null> {
    return this.database.repository(Account).findOneBy({ accountId });
  }

  /**
   * The account behind a session.
   * @throws ActionError `login`/3 when it was deleted within the seconds for which a session is remembered
   */
  async get(accountId: number, manager: EntityManager = this.database.manager): Promise<Account> {
    const account = await manager.findOneBy(Account, { accountId });
    if (!account) throw new ActionError(Code.Unauthorized, 'login');
    return account;
  }

  /**
   * Makes an account inside of a transaction, which has to roll back when the answer is undefined: the address is
   * taken. Of two registrations at the same time the directory's key lets one through.
   */
  async create(manager: EntityManager, account: NewAccount): Promise<number | undefined> {
    const accountId = newId();
    const emailNormal = normalEmail(account.email);
    try {
      await manager.insert(AccountDirectory, { emailNormal, accountId });
    } catch (error) {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    }
    const now = this.clock.now();
    await manager.insert(Account, {
      agreements: [],
      privileges: {},
      tracking: null,
      ...account,
      email: cleanEmail(account.email),
      emailNormal,
      accountId,
      nextReport: nextReportOf({ accountId, timeZoneName: account.timeZoneName ?? 'UTC' }, now),
      created: now,
    });
    return accountId;
  }

  /** Changes an account, inside of a transaction or alone. In another zone the morning's report comes at another time. */
  async update(
    accountId: number,
    change: Partial<Omit<Account, 'accountId' | 'email' | 'emailNormal'>>,
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    const { timeZoneName } = change;
    const moved =
      timeZoneName === undefined
        ? {}
        : { nextReport: nextReportOf({ accountId, timeZoneName }, this.clock.now()) };
    await manager.getRepository(Account).update({ accountId }, { ...change, ...moved });
  }

  /**
   * Makes whoever locks the same account wait until this transaction ends, so that a plan's limits can be counted.
   * An update that changes nothing is a lock on both engines.
   * @returns what the account's plan counts as now
   * @throws ActionError `login`/3 when the account is deleted
   */
  async lock(manager: EntityManager, accountId: number): Promise<number> {
    await manager.query('UPDATE account SET created = created WHERE account_id = ?', [accountId]);
    return accountTypeNow(await this.get(accountId, manager), this.clock.now());
  }
}
