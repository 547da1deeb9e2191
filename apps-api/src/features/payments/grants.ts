import { Injectable } from '@nestjs/common';
import { grantedCredits, isPlanType, type LedgerEntry, planFrom, PlanType } from '@ostoja/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { JobHandlers, jobKind, JobOutbox } from '../../platform/jobs/index.js';
import { Account, Accounts } from '../account/index.js';
import { entryOf, rowOf } from './ledger-rows.js';
import { PlanLedger } from './plan-ledger.entity.js';

/** The key of the line with which an account's ledger begins: what the account had before. */
const OPENING = 'opening';

/** Looks at a ledger again when a plan that waits takes over. */
const planChangeJob = jobKind<object>('plan change');

/** An entry as its kind is; without `at` it happens now. */
export type Grant = LedgerEntry extends infer Entry
  ? Entry extends LedgerEntry
    ? Omit<Entry, 'at' | 'order'> & { readonly at?: number }
    : never
  : never;

/** Writes what was paid for or given, and keeps the account's plan what its ledger comes to. */
@Injectable()
export class Grants {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly outbox: JobOutbox,
    private readonly clock: Clock,
    handlers: JobHandlers,
  ) {
    handlers.register(planChangeJob, (_, accountId) => this.refresh(accountId));
  }

  /**
   * Grants something to an account exactly once, inside of the caller's transaction: it is granted if, and only if,
   * that commits. The account's row is locked first, so grants of one account wait for each other; take no lock that
   * another transaction takes before this one.
   *
   * Kinds (times are epoch seconds, lengths are seconds):
   * - `{ kind: 'days', key, seconds }`: time on top of whatever plan runs; without one, or in the demo, a reward plan.
   * - `{ kind: 'plan', key, type, seconds, credits }`: a plan for some time, or a top-up (`seconds: 0`).
   * - `{ kind: 'credits', key, credits }`: knowledge points alone.
   * - `{ kind: 'upgrade', key, from, type, seconds, credits }`: lifts so much time of one plan to another.
   * - `{ kind: 'set', key, type, until }`: replaces the plan; an operator's decision.
   * - `{ kind: 'revoke', key, target }`: takes the entry with the key `target` back, even one that comes later.
   *
   * @param grant.key names the thing for ever, at most 120 characters, such as `reward:CODE` or `invoice:in_123`
   * @param grant.at when it happened; now when left out, and never later than now
   * @returns false when the key was there already: then nothing has changed
   * @throws ActionError `login`/3 when the account is deleted
   */
  async grant(manager: EntityManager, accountId: number, grant: Grant): Promise<boolean> {
    await this.accounts.lock(manager, accountId);
    const now = this.clock.now();
    const known = await this.entries(manager, accountId);
    if (known.some(({ key }) => key === grant.key)) return false;

    const opening = known.length === 0 ? [await this.opening(manager, accountId)] : [];
    const before = [...known, ...opening];
    const order = Math.max(...before.map((one) => one.order ?? 0)) + 1;
    const entry: LedgerEntry = { ...grant, at: Math.min(grant.at ?? now, now), order };
    const rows = [...opening, entry].map((one) => rowOf(accountId, one, now));
    await manager.insert(PlanLedger, rows);
    await this.apply(manager, accountId, [...before, entry], grantedCredits(before));
    return true;
  }

  /** What an account's ledger has, in no order. Empty for an account that was never granted anything. */
  async entries(manager: EntityManager, accountId: number): Promise<LedgerEntry[]> {
    return (await manager.findBy(PlanLedger, { accountId })).map(entryOf);
  }

  /** The entries of an account, or what it has without any. @throws ActionError `login`/3 when it is deleted */
  async ledgerOf(accountId: number): Promise<LedgerEntry[]> {
    const { manager } = this.database;
    const entries = await this.entries(manager, accountId);
    return entries.length > 0 ? entries : [await this.opening(manager, accountId)];
  }

  private async refresh(accountId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const exists = await manager.existsBy(Account, { accountId });
      if (!exists) return;
      await this.accounts.lock(manager, accountId);
      const entries = await this.entries(manager, accountId);
      await this.apply(manager, accountId, entries, grantedCredits(entries));
    });
  }

  private async apply(
    manager: EntityManager,
    accountId: number,
    entries: readonly LedgerEntry[],
    creditsBefore: number,
  ): Promise<void> {
    const { credits, changes, ...plan } = planFrom(entries, this.clock.now());
    await this.accounts.update(accountId, plan, manager);
    if (credits !== creditsBefore) {
      // Added and not set: the assistant spends from the same column.
      await manager.query('UPDATE account SET tokens_edu = tokens_edu + ? WHERE account_id = ?', [
        credits - creditsBefore,
        accountId,
      ]);
    }
    if (changes > 0) await this.outbox.add(manager, planChangeJob, accountId, {}, changes);
  }

  /** The account as it was before it had a ledger. */
  private async opening(manager: EntityManager, accountId: number): Promise<LedgerEntry> {
    const { accountType, validFrom, validTo, created } = await this.accounts.get(accountId, manager);
    return {
      kind: 'set',
      key: OPENING,
      // Nothing that is heard of late can have happened before the account was there.
      at: Math.min(validFrom || created, created),
      type: isPlanType(accountType) ? accountType : PlanType.None,
      until: validTo,
    };
  }
}
