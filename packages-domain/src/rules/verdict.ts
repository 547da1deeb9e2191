import { isHourOpen } from '../validation/schedule.js';
import { startOfLocalDay } from '../time/local-day.js';
import { localHours } from '../time/local-hours.js';
import { localTimeOf, type LocalTime } from '../time/local-time.js';
import { allowanceOn, isNeverLimited, usedToday, type Usage } from './allowance.js';
import { codeOf, isBlockedVisit, type Reason } from './reason.js';
import { blockedUntilLifted, type RuleDocument } from './rule-document.js';
import { builtInCategories, type Categorise } from './site-category.js';
import { standingOf, type Standing } from './standing.js';
import type { Subject } from './subject.js';
import { isAlwaysOpen, scheduleOf } from './weekly-schedule.js';

/** What is allowed now, and why. */
export interface Verdict {
  readonly allowed: boolean;
  readonly reason: Reason;
  /** The reason as the code of a reported visit, see `reasonCodes`. */
  readonly code: number;
  /**
   * When `allowed` turns by itself, epoch seconds; null when only a parent can turn it. Something allowed is
   * taken as being used from now on, so its time runs out; something blocked is taken as not used.
   */
  readonly until: number | null;
}

/** Schedules and limits repeat each week; the bonus ends within a day. Nothing turns later than this. */
const horizon = 8 * 86_400;

/**
 * Decides whether a subject may be used at a moment: the one rule that agents enforce and the panel explains
 * (design §5). `localTime` is the moment in the document's own zone, `usage` what was used up to it on its day.
 * Order of precedence: docs/decisions/0010-verdict-precedence.md.
 */
export function verdict(
  rules: RuleDocument,
  subject: Subject,
  localTime: LocalTime,
  usage: Usage,
  categorise: Categorise = builtInCategories,
): Verdict {
  const standing = standingOf(rules, subject, categorise);
  const used = standing.use === null ? 0 : usedToday(usage, standing.use);
  const reason = reasonAt(rules, standing, localTime, used);
  const code = codeOf(reason);
  return {
    allowed: isAllowed(reason),
    reason,
    code,
    until: turnsAt(rules, standing, reason, localTime, used),
  };
}

function isAllowed(reason: Reason): boolean {
  return !isBlockedVisit(codeOf(reason));
}

function reasonAt(rules: RuleDocument, standing: Standing, time: LocalTime, used: number): Reason {
  if (rules.protectionOffUntil > time.at) return 'protection-off';
  if (!isAllowed(standing.reason)) return standing.reason;
  if ((rules.blockedUntil ?? 0) > time.at) return 'blocked-now';
  const { use } = standing;
  if (use === null) return standing.reason;
  if (standing.followsSchedule && !isHourOpen(scheduleOf(rules.settings, use, time.weekday), time.hour)) {
    return 'schedule';
  }
  if (standing.followsLimit) {
    const { seconds, by } = allowanceOn(rules.settings, use, time);
    if (seconds !== null && used >= seconds) return by;
  }
  return standing.reason;
}

/** The first moment after `now` at which the answer is the other one, or null. */
function turnsAt(
  rules: RuleDocument,
  standing: Standing,
  reason: Reason,
  now: LocalTime,
  used: number,
): number | null {
  const allowed = isAllowed(reason);
  const usedAt = usageFrom(now, used, allowed);
  const start = nextUndecided(rules, reason, now);
  if (start === null) return null;
  for (const time of momentsToCheck(rules, standing, start, now.timeZone)) {
    const usedThen = usedAt(time);
    const then = reasonAt(rules, standing, time, usedThen);
    if (isAllowed(then) !== allowed) return time.at;
    const end = allowed ? runsOutAt(rules, standing, time, usedThen) : null;
    if (end !== null) return end;
  }
  return null;
}

/** A switched-off protection and a block-now hold to their own end, which may be far beyond the horizon. */
function nextUndecided(rules: RuleDocument, reason: Reason, now: LocalTime): number | null {
  if (reason === 'protection-off') return rules.protectionOffUntil;
  if (reason !== 'blocked-now') return now.at;
  const until = rules.blockedUntil ?? 0;
  return until >= blockedUntilLifted ? null : until;
}

function momentsToCheck(
  rules: RuleDocument,
  standing: Standing,
  start: number,
  timeZone: string,
): Iterable<LocalTime> {
  const { use } = standing;
  const scheduled = use !== null && standing.followsSchedule && !isAlwaysOpen(rules.settings, use);
  const limited = use !== null && standing.followsLimit && !isNeverLimited(rules.settings, use);
  return isAllowed(standing.reason) && (scheduled || limited)
    ? localHours(start, start + horizon, timeZone)
    : [localTimeOf(start, timeZone)];
}

/** When, within the hour that starts at `time`, something in use reaches its limit; null when it does not. */
function runsOutAt(rules: RuleDocument, standing: Standing, time: LocalTime, used: number): number | null {
  if (standing.use === null || !standing.followsLimit) return null;
  const { seconds } = allowanceOn(rules.settings, standing.use, time);
  if (seconds === null) return null;
  const end = time.at + (seconds - used);
  const hourEnd = time.at - (time.minute * 60 + time.second) + 3600;
  return end < hourEnd ? end : null;
}

/** How much of a moment's day is used by then: what was used before, and, if in use, every second since. */
function usageFrom(now: LocalTime, used: number, inUse: boolean): (time: LocalTime) => number {
  let day = now.date;
  let base = used;
  let since = now.at;
  return (time) => {
    if (time.date !== day) {
      day = time.date;
      base = 0;
      since = inUse ? startOfLocalDay(time.date, time.timeZone) : time.at;
    }
    return inUse ? base + (time.at - since) : base;
  };
}
