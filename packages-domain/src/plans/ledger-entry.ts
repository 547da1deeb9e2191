import type { PlanType } from './plan-type.js';

interface EntryBase {
  /** Names the entry for ever: a second entry with the same key is the same entry. */
  readonly key: string;
  /** When it happened, epoch seconds. */
  readonly at: number;
  /** How manieth the account's ledger heard of it. Tells what came before an operator's decision of the same second. */
  readonly order?: number;
}

/** Replaces whatever plan there was: where an account's ledger begins, or what an operator decided. */
export interface SetEntry extends EntryBase {
  readonly kind: 'set';
  readonly type: PlanType;
  /** Epoch seconds; 0 for no end. */
  readonly until: number;
}

/** A plan that was bought for some time, with the knowledge points that come with it. A top-up has no time. */
export interface PlanEntry extends EntryBase {
  readonly kind: 'plan';
  readonly type: PlanType;
  readonly seconds: number;
  readonly credits: number;
}

/** Time on top of whatever plan runs, for example of a reward. */
export interface DaysEntry extends EntryBase {
  readonly kind: 'days';
  readonly seconds: number;
}

/** The difference between two plans, for as much time as was paid for. */
export interface UpgradeEntry extends EntryBase {
  readonly kind: 'upgrade';
  readonly from: PlanType;
  readonly type: PlanType;
  readonly seconds: number;
  readonly credits: number;
}

/** Knowledge points without a plan. */
export interface CreditsEntry extends EntryBase {
  readonly kind: 'credits';
  readonly credits: number;
}

/** Takes another entry back, whether it came before or comes later: the money went back. */
export interface RevokeEntry extends EntryBase {
  readonly kind: 'revoke';
  readonly target: string;
}

/** One line of an account's ledger. Lines are only ever added. */
export type LedgerEntry = SetEntry | PlanEntry | DaysEntry | UpgradeEntry | CreditsEntry | RevokeEntry;

/**
 * The entries that count, in the order in which they happened: each key once, without what was taken back. The same
 * for any order and repetition of what comes in.
 */
export function countingEntries(entries: readonly LedgerEntry[]): Exclude<LedgerEntry, RevokeEntry>[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const all = [...byKey.values()];
  const revoked = new Set(all.flatMap((entry) => (entry.kind === 'revoke' ? [entry.target] : [])));
  const counting = all.filter((entry) => entry.kind !== 'revoke').filter(({ key }) => !revoked.has(key));
  const decisions = counting.filter(({ kind }) => kind === 'set');
  return counting
    .map((entry) => ({ entry, after: decisionsBefore(entry, decisions) }))
    .toSorted(
      ({ entry: one, after }, { entry: other, after: otherAfter }) =>
        one.at - other.at || after - otherAfter || rank(one) - rank(other) || (one.key < other.key ? -1 : 1),
    )
    .map(({ entry }) => entry);
}

/**
 * How many decisions of its second an entry follows, itself included. They part the second: what is between two of them
 * has the same order however it was heard of.
 */
function decisionsBefore({ at, order = 0 }: LedgerEntry, decisions: readonly LedgerEntry[]): number {
  return decisions.filter((one) => one.at === at && (one.order ?? 0) <= order).length;
}

/** A ledger begins before anything else that happens in the same second, and an upgrade follows what it lifts. */
function rank({ kind }: LedgerEntry): number {
  if (kind === 'set') return 0;
  return kind === 'upgrade' ? 2 : 1;
}

/** How many knowledge points a ledger has granted, in all. */
export function grantedCredits(entries: readonly LedgerEntry[]): number {
  return countingEntries(entries).reduce((sum, entry) => sum + ('credits' in entry ? entry.credits : 0), 0);
}
