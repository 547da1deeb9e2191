import { addDays } from '../time/day-range.js';
import { startOfLocalDay } from '../time/local-day.js';
import type { LocalTime } from '../time/local-time.js';
import { allowanceOn, usedToday, type Usage } from './allowance.js';
import { openStretches } from './open-stretches.js';
import type { RuleDocument } from './rule-document.js';
import type { TimedUse } from './weekly-schedule.js';

/** The seconds that are left of today, or null where nothing limits the rest of the day. */
export interface TimeLeft {
  readonly apps: number | null;
  readonly internet: number | null;
}

/**
 * How long the child can still use apps (those that follow schedule and limit) and the internet today: what is
 * left of the limit with the bonus, or of the hours that schedule and bedtime leave open, whichever is less, after
 * the time that a parent allowed by hand. A protection that is off and a block-now are not counted; the verdict
 * names them.
 */
export function timeLeftToday(rules: RuleDocument, usage: Usage, localTime: LocalTime): TimeLeft {
  return {
    apps: leftOf('apps', rules, usage, localTime),
    internet: leftOf('internet', rules, usage, localTime),
  };
}

function leftOf(use: TimedUse, rules: RuleDocument, usage: Usage, now: LocalTime): number | null {
  const midnight = startOfLocalDay(addDays(now.date, 1), now.timeZone);
  const from = Math.min(midnight, Math.max(now.at, rules.allowedUntil ?? 0));
  const free = from - now.at;
  const { seconds } = allowanceOn(rules.settings, use, now);
  // What is used while nothing holds is used of the limit all the same
  const ofLimit = seconds === null ? null : Math.max(0, seconds - usedToday(usage, use) - free);
  const ofHours = openRest(use, rules, from, midnight);
  if (ofLimit === null && ofHours === null) return null;
  return free + Math.min(ofLimit ?? Infinity, ofHours ?? Infinity);
}

/** The seconds up to midnight that schedule and bedtime leave open, or null when it is all of them. */
function openRest(use: TimedUse, rules: RuleDocument, from: number, midnight: number): number | null {
  const open = openStretches(rules.settings, use, { from, to: midnight }, rules.timeZone).reduce(
    (sum, stretch) => sum + (stretch.to - stretch.from),
    0,
  );
  return open === midnight - from ? null : open;
}
