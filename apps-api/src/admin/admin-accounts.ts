import { Injectable } from '@nestjs/common';
import { checkEmail, isLanguage, isPlanType, passwordProblem, PlanType } from '@ostoja/domain';
import { Account, Accounts, accountTypeNow } from '../features/account/index.js';
import { AccountDirectory } from '../features/account/account-directory.entity.js';
import { Passwords } from '../features/account/passwords.js';
import { Session } from '../features/account/session.entity.js';
import { type Grant, Grants } from '../features/payments/index.js';
import { Clock } from '../platform/clock/index.js';
import { Database } from '../platform/database/index.js';
import { newId } from '../platform/ids/index.js';
import { JobOutbox, purgeJob } from '../platform/jobs/index.js';
import { AdminError } from './admin-error.js';

const DAY = 86_400;

/** How long a new account tries everything: the spec's demo plan. */
const TRIAL_DAYS = 3;

/** Where the simulated family lives. */
const DEMO_TIME_ZONE = 'Europe/Warsaw';

/** What an operator does to accounts. Every method tells in a sentence what it did. */
@Injectable()
export class AdminAccounts {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly grants: Grants,
    private readonly outbox: JobOutbox,
    private readonly clock: Clock,
  ) {}

  /** Makes an account as registration does, without captcha and mail. */
  async create(email: string, language: string, password: string, demo: boolean): Promise<string> {
    if (checkEmail(email) !== 'ok') throw new AdminError('that is not an e-mail address');
    if (!isLanguage(language)) throw new AdminError('there is no such language');
    if (passwordProblem(password) !== 'ok') throw new AdminError('the password needs at least 8 characters');
    const passwordHash = await this.passwords.hash(password);
    const now = this.clock.now();
    const days = demo ? 365 : TRIAL_DAYS;
    const made = await this.database.transaction((manager) =>
      this.accounts.create(manager, {
        email,
        passwordHash,
        language,
        confirmed: demo,
        ...(demo ? { timeZoneName: DEMO_TIME_ZONE } : {}),
        accountType: demo ? PlanType.Premium : PlanType.Demo,
        validFrom: now,
        validTo: now + days * DAY,
      }),
    );
    if (made === undefined) throw new AdminError('there is an account with that address already');
    return `made ${email}, ${demo ? 'confirmed, premium' : 'unconfirmed, trial'} for ${days} days`;
  }

  /** Makes the demo account, or makes the one that is there sound again: password, confirmed, premium for a year. */
  async createDemo(email: string, password: string): Promise<string> {
    const existing = await this.accounts.findByEmail(email);
    if (!existing) return this.create(email, 'pl', password, true);
    const now = this.clock.now();
    await this.accounts.update(existing.accountId, {
      passwordHash: await this.passwords.hash(password),
      confirmed: true,
    });
    await this.grantPlan(existing.accountId, PlanType.Premium, now + 365 * DAY);
    return `${email} was there; it is confirmed and premium for 365 days`;
  }

  /** Gives an account a plan from now on. */
  async setPlan(email: string, type: number, days: number): Promise<string> {
    if (!isPlanType(type) || type >= PlanType.Edu)
      throw new AdminError('there is no such plan type below 1000');
    if (!Number.isInteger(days) || days < 1 || days > 36_500)
      throw new AdminError('the days must be 1 to 36500');
    const { accountId } = await this.find(email);
    const now = this.clock.now();
    await this.grantPlan(accountId, type, now + days * DAY);
    return `${email} has plan ${type} for ${days} days`;
  }

  /** Confirms an address that mail does not reach. */
  async confirm(email: string): Promise<string> {
    const { accountId } = await this.find(email);
    await this.accounts.update(accountId, { confirmed: true });
    return `${email} is confirmed`;
  }

  /** What an operator is asked about an account: no child's name and nothing that a device reported. */
  async show(email: string): Promise<string> {
    const account = await this.find(email);
    const { accountId } = account;
    const count = async (table: 'profile' | 'device') => {
      const [row] = await this.database.query<{ count: number | string }>(
        `SELECT COUNT(*) AS count FROM ${table} WHERE account_id = ?`,
        [accountId],
      );
      return Number(row?.count ?? 0);
    };
    const granted = await this.grants.entries(this.database.manager, accountId);
    const now = accountTypeNow(account, this.clock.now());
    return [
      `${account.email}, ${account.confirmed ? 'confirmed' : 'unconfirmed'}, ${account.language}, ${account.timeZoneName}, since ${when(account.created)}`,
      `plan ${now}, education ${account.accountTypeEdu}, until ${when(account.validTo)}, ${account.tokensEdu} knowledge points`,
      `${await count('profile')} children, ${await count('device')} devices`,
      `daily reports ${account.sendReports ? 'on' : 'off'}, the next due ${when(account.nextReport)}`,
      ...granted.toSorted((a, b) => a.at - b.at).map(({ at, kind, key }) => `${when(at)}  ${kind}  ${key}`),
    ].join('\n');
  }

  /** Ends an account at once; a job of the server deletes the rest of its data. */
  async delete(email: string): Promise<string> {
    const { accountId, emailNormal } = await this.find(email);
    await this.database.transaction(async (manager) => {
      await manager.delete(AccountDirectory, { emailNormal });
      await manager.delete(Session, { accountId });
      await manager.delete(Account, { accountId });
      // Nobody's job, so that the purge of the account does not delete the job of the purge.
      await this.outbox.add(manager, purgeJob, 0, { accountId });
    });
    return `${email} is deleted; the server removes what is left of it`;
  }

  /** Through the ledger, so that no later grant brings back what was before. */
  private async grantPlan(accountId: number, type: PlanType, until: number): Promise<void> {
    const set: Grant = { kind: 'set', key: `operator:${newId()}`, type, until };
    await this.database.transaction((manager) => this.grants.grant(manager, accountId, set));
  }

  private async find(email: string): Promise<Account> {
    const account = await this.accounts.findByEmail(email);
    if (!account) throw new AdminError('there is no account with that address');
    return account;
  }
}

function when(seconds: number): string {
  return seconds === 0 ? 'never' : new Date(seconds * 1000).toISOString();
}
