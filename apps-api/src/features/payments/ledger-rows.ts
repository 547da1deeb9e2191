import { isPlanType, type LedgerEntry, PlanType } from '@ostoja/domain';
import type { PlanLedger } from './plan-ledger.entity.js';

/** A line as it is stored; what a kind does not have is 0 or empty. */
export function rowOf(accountId: number, entry: LedgerEntry, created: number): PlanLedger {
  return {
    accountId,
    entryKey: entry.key,
    kind: entry.kind,
    at: entry.at,
    planType: 'type' in entry ? entry.type : 0,
    fromType: 'from' in entry ? entry.from : 0,
    seconds: 'seconds' in entry ? entry.seconds : 0,
    until: 'until' in entry ? entry.until : 0,
    credits: 'credits' in entry ? entry.credits : 0,
    target: 'target' in entry ? entry.target : '',
    order: entry.order ?? 0,
    created,
  };
}

/** A stored line as the domain reads it. */
export function entryOf(row: PlanLedger): LedgerEntry {
  const base = { key: row.entryKey, at: row.at, order: row.order };
  const type = planType(row.planType);
  const { seconds, credits, until, target } = row;
  switch (row.kind) {
    case 'set':
      return { ...base, kind: 'set', type, until };
    case 'plan':
      return { ...base, kind: 'plan', type, seconds, credits };
    case 'days':
      return { ...base, kind: 'days', seconds };
    case 'upgrade':
      return { ...base, kind: 'upgrade', from: planType(row.fromType), type, seconds, credits };
    case 'credits':
      return { ...base, kind: 'credits', credits };
    case 'revoke':
      return { ...base, kind: 'revoke', target };
  }
}

function planType(value: number): PlanType {
  return isPlanType(value) ? value : PlanType.None;
}
