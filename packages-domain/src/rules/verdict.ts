import { startOfLocalDay } from '../time/local-day.js';
import { localTimeOf, type LocalTime } from '../time/local-time.js';
import { allowanceOn, isNeverLimited, usedToday, type Usage } from './allowance.js';
import { closedBy, isNeverClosed, openingMoments } from './opening-hours.js';
import { codeOf, isBlockedVisit, type Reason } from './reason.js';
import { blockedUntilLifted, type RuleDocument } from './rule-document.js';
import { builtInCategories, type Categorise } from './site-category.js';
import { standingOf, type Standing } from './standing.js';
import type { Subject } from './subject.js';
import type { TimedUse } from './weekly-schedule.js';

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
 * Order of precedence: docs/decisions/0010-verdict-precedence.md and
 * 0133-block-now-holds.md.
 */
export function verdict(
  rules: RuleDocument,
  subject: Subject,
  localTime: LocalTime,
  usage: Usage,
  categorise: Categorise = builtInCategories,
): Verdict {
  return judge(rules, standingOf(rules, subject, categorise), localTime, usage);
}

/**
 * What holds for all apps, or for the whole internet, at a moment: the verdict on something of it that nothing blocks
 * by itself and that follows schedule and limit.
 */
export function verdictOfUse(
  rules: RuleDocument,
  use: TimedUse,
  localTime: LocalTime,
  usage: Usage,
): Verdict {
  const standing: Standing = { reason: 'ok', use, followsSchedule: true, followsLimit: true };
  return judge(rules, standing, localTime, usage);
}

function judge(rules: RuleDocument, standing: Standing, localTime: LocalTime, usage: Usage): Verdict {
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
  const isBlockedNow = (rules.blockedUntil ?? 0) > time.at;
  if (rules.protectionOffUntil > time.at) return isBlockedNow ? 'blocked-now' : 'protection-off';
  if (!isAllowed(standing.reason)) return standing.reason;
  if (isBlockedNow) return 'blocked-now';
  const ban = banAt(rules, standing, time, used);
  if (ban === null) return standing.reason;
  return (rules.allowedUntil ?? 0) > time.at ? 'allowed-now' : ban;
}

/** What of the day's time bans it: bedtime, schedule or limit, in this order; null when nothing does. */
function banAt(
  { settings }: RuleDocument,
  { use, followsSchedule, followsLimit }: Standing,
  time: LocalTime,
  used: number,
): Reason | null {
  if (use === null) return null;
  const closed = followsSchedule ? closedBy(settings, use, time) : null;
  if (closed !== null || !followsLimit) return closed;
  const { seconds, by } = allowanceOn(settings, use, time);
  return seconds !== null && used >= seconds ? by : null;
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
  const start = nextUndecided(rules, standing, reason, now);
  if (start === null) return null;
  let runsOut: number | null = null;
  for (const time of momentsToCheck(rules, standing, start, now.timeZone)) {
    if (runsOut !== null && runsOut < time.at) return runsOut;
    const usedThen = usedAt(time);
    if (isAllowed(reasonAt(rules, standing, time, usedThen)) !== allowed) return time.at;
    runsOut = allowed ? runsOutAt(rules, standing, time, usedThen) : null;
  }
  return null;
}

/** What a parent did by hand holds to its own end, which may be far beyond the horizon: no answer turns before. */
function nextUndecided(
  rules: RuleDocument,
  standing: Standing,
  reason: Reason,
  now: LocalTime,
): number | null {
  if (reason === 'blocked-now') {
    const until = rules.blockedUntil ?? 0;
    return until >= blockedUntilLifted ? null : until;
  }
  if (!isAllowed(reason)) return now.at;
  const offUntil = Math.max(now.at, rules.protectionOffUntil);
  return isAllowed(standing.reason) ? Math.max(offUntil, rules.allowedUntil ?? 0) : offUntil;
}

function momentsToCheck(
  { settings }: RuleDocument,
  standing: Standing,
  start: number,
  timeZone: string,
): Iterable<LocalTime> {
  const { use } = standing;
  const scheduled = use !== null && standing.followsSchedule && !isNeverClosed(settings, use);
  const limited = use !== null && standing.followsLimit && !isNeverLimited(settings, use);
  return isAllowed(standing.reason) && (scheduled || limited)
    ? openingMoments(settings, start, start + horizon, timeZone)
    : [localTimeOf(start, timeZone)];
}

/** When something in use from `time` on reaches the limit of its day; null when there is none. */
function runsOutAt(rules: RuleDocument, standing: Standing, time: LocalTime, used: number): number | null {
  if (standing.use === null || !standing.followsLimit) return null;
  const { seconds } = allowanceOn(rules.settings, standing.use, time);
  return seconds === null ? null : time.at + (seconds - used);
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
