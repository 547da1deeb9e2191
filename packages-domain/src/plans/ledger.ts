import { countingEntries, grantedCredits, type LedgerEntry } from './ledger-entry.js';
import { isEducationPlan, parentalHalf, PlanType } from './plan-type.js';
import { TimeTrack } from './time-track.js';

/** What an account's ledger comes to at a moment. Times are epoch seconds, 0 for none or no end. */
export interface LedgerPlan {
  /** The parental half: a type below 1000. Once it ended, what it was. */
  readonly accountType: number;
  readonly validFrom: number;
  readonly validTo: number;
  /** 1000 while there is learning help, and what it was once it ended; else 0. */
  readonly accountTypeEdu: number;
  readonly validToEdu: number;
  /** When another plan that waits takes over, or 0: then this has to be asked again. */
  readonly changes: number;
  /** Knowledge points that were granted in all. */
  readonly credits: number;
}

/**
 * The plan that a ledger comes to (spec: account types, validity, education). Every entry counts once, in the order in
 * which things happened and not in which they were heard of; what was taken back counts as never granted. Time of the
 * highest plan runs first and the rest waits for it, so nothing that was paid for is lost.
 * @param now epoch seconds, not before the last entry
 */
export function planFrom(entries: readonly LedgerEntry[], now: number): LedgerPlan {
  const { parental, education } = tracksOf(entries);
  parental.advance(now);
  education.advance(now);
  const { type, from, until } = parental.current;
  const waits = parental.total > parental.of(parental.running);
  return {
    accountType: type,
    validFrom: from,
    validTo: until,
    accountTypeEdu: education.current.type,
    validToEdu: education.current.until,
    changes: waits ? until : 0,
    credits: grantedCredits(entries),
  };
}

/** The time that is left of both halves after the last entry. */
export function tracksOf(entries: readonly LedgerEntry[]): { parental: TimeTrack; education: TimeTrack } {
  const tracks = { parental: new TimeTrack(), education: new TimeTrack() };
  for (const entry of countingEntries(entries)) {
    tracks.parental.advance(entry.at);
    tracks.education.advance(entry.at);
    apply(entry, tracks.parental, tracks.education);
  }
  return tracks;
}

function apply(entry: LedgerEntry, parental: TimeTrack, education: TimeTrack): void {
  switch (entry.kind) {
    case 'set':
      parental.reset(parentalHalf(entry.type), entry.until);
      education.reset(isEducationPlan(entry.type) ? PlanType.Edu : PlanType.None, entry.until);
      break;
    case 'plan': {
      const half = parentalHalf(entry.type);
      // The days of a demo are no purchase: a plan that is bought follows at once.
      if (half !== PlanType.None) parental.take(PlanType.Demo, Infinity);
      if (half !== PlanType.None) parental.add(half, entry.seconds);
      if (isEducationPlan(entry.type)) education.add(PlanType.Edu, entry.seconds);
      break;
    }
    case 'days':
      addDays(entry.seconds, parental, education);
      break;
    case 'upgrade': {
      const from = parentalHalf(entry.from);
      const to = parentalHalf(entry.type);
      if (from !== to) {
        parental.take(from, entry.seconds);
        parental.add(to, entry.seconds);
      }
      if (isEducationPlan(entry.type) && !isEducationPlan(entry.from)) {
        education.add(PlanType.Edu, entry.seconds);
      }
      break;
    }
    default:
  }
}

/** More of all that runs. A demo, and nothing at all, become a reward plan (type 90). */
function addDays(seconds: number, parental: TimeTrack, education: TimeTrack): void {
  const demo = parental.running === PlanType.Demo ? parental.take(PlanType.Demo, Infinity) : 0;
  const onlyEducation = parental.running === 0 && demo === 0 && education.running > 0;
  if (education.running > 0) education.add(PlanType.Edu, seconds);
  if (!onlyEducation) parental.add(Math.max(parental.running, PlanType.Reward), seconds + demo);
}
