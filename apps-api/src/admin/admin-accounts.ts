import { Injectable } from '@nestjs/common';
import { checkEmail, isLanguage, isPlanType, isTopUp, passwordProblem, PlanType } from '@ostoja/domain';
import { Account, Accounts, accountTypeNow } from '../features/account/index.js';
import { AccountDirectory } from '../features/account/account-directory.entity.js';
import { Passwords } from '../features/account/passwords.js';
import { Session } from '../features/account/session.entity.js';
import { type Grant, Grants } from '../features/payments/index.js';
import { Clock } from '../platform/clock/index.js';
import { contains, Database } from '../platform/database/index.js';
import { newId } from '../platform/ids/index.js';
import { JobOutbox, purgeJob } from '../platform/jobs/index.js';
import { AdminError } from './admin-error.js';
import { readCount } from './counts.js';
import { day, when } from './moments.js';

const DAY = 86_400;

/** How long a new account tries everything: the spec's demo plan. */
const TRIAL_DAYS = 3;

/** Where the simulated family lives. */
const DEMO_TIME_ZONE = 'Europe/Warsaw';

/** As many knowledge points as one gift may have. */
const MOST_POINTS = 10_000_000;

interface AccountRow {
  email: string;
  confirmed: number | boolean;
  language: string;
  account_type: number;
  account_type_edu: number;
  valid_to: number | string;
  created: number | string;
}

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
    if (!isPlanType(type) || isTopUp(type)) throw new AdminError('there is no such plan type');
    if (!Number.isInteger(days) || days < 1 || days > 36_500)
      throw new AdminError('the days must be 1 to 36500');
    const { accountId } = await this.find(email);
    const now = this.clock.now();
    await this.grantPlan(accountId, type, now + days * DAY);
    return `${email} has plan ${type} for ${days} days`;
  }

  /** The newest accounts, or those whose address has a text in it. */
  async list(search: string | undefined, typedCount: string | undefined): Promise<string> {
    const count = readCount(typedCount);
    const found = search === undefined ? undefined : contains('email', search);
    const rows = await this.database.query<AccountRow>(
      `SELECT email, confirmed, language, account_type, account_type_edu, valid_to, created FROM account
       ${found ? `WHERE ${found.sql}` : ''} ORDER BY created DESC, account_id DESC LIMIT ${count}`,
      found ? [...found.parameters] : [],
    );
    return rows.length === 0 ? 'there are no such accounts' : rows.map(line).join('\n');
  }

  /** Gives an account another password and ends its sessions, for a parent whom mail does not reach. */
  async setPassword(email: string, password: string): Promise<string> {
    if (passwordProblem(password) !== 'ok') throw new AdminError('the password needs at least 8 characters');
    const { accountId } = await this.find(email);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (manager) => {
      await this.accounts.update(accountId, { passwordHash }, manager);
      await manager.delete(Session, { accountId });
    });
    return `${email} has another password, and is signed out everywhere`;
  }

  /** Gives knowledge points without a payment, on top of what there is. */
  async givePoints(email: string, points: number): Promise<string> {
    if (!Number.isInteger(points) || points < 1 || points > MOST_POINTS)
      throw new AdminError(`the points must be 1 to ${MOST_POINTS}`);
    const { accountId } = await this.find(email);
    const given: Grant = { kind: 'credits', key: `operator:${newId()}`, credits: points };
    await this.database.transaction((manager) => this.grants.grant(manager, accountId, given));
    const { tokensEdu } = await this.find(email);
    return `${email} has ${tokensEdu} knowledge points`;
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
      ...granted
        .toSorted((a, b) => a.at - b.at || (a.order ?? 0) - (b.order ?? 0))
        .map(({ at, kind, key }) => `${when(at)}  ${kind}  ${key}`),
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

function line(row: AccountRow): string {
  const validTo = Number(row.valid_to);
  return [
    row.email,
    row.confirmed ? 'confirmed' : 'unconfirmed',
    row.language,
    `plan ${row.account_type}${row.account_type_edu > 0 ? ` and ${row.account_type_edu}` : ''}`,
    validTo === 0 ? 'without end' : `until ${day(validTo)}`,
    `since ${day(Number(row.created))}`,
  ].join('  ');
}
