import { isHourOpen } from '../validation/schedule.js';
import { addDays } from '../time/day-range.js';
import { startOfLocalDay } from '../time/local-day.js';
import { localHours } from '../time/local-hours.js';
import type { LocalTime } from '../time/local-time.js';
import { allowanceOn, usedToday, type Usage } from './allowance.js';
import type { RuleDocument } from './rule-document.js';
import { scheduleOf, type TimedUse } from './weekly-schedule.js';

/** The seconds that are left of today, or null where nothing limits the rest of the day. */
export interface TimeLeft {
  readonly apps: number | null;
  readonly internet: number | null;
}

/**
 * How long the child can still use apps (those that follow schedule and limit) and the internet today: what is
 * left of the limit with the bonus, or of the hours that the schedule leaves open, whichever is less. A
 * protection that is off and a block-now are not counted; the verdict names them.
 */
export function timeLeftToday(rules: RuleDocument, usage: Usage, localTime: LocalTime): TimeLeft {
  return {
    apps: leftOf('apps', rules, usage, localTime),
    internet: leftOf('internet', rules, usage, localTime),
  };
}

function leftOf(use: TimedUse, rules: RuleDocument, usage: Usage, now: LocalTime): number | null {
  const { seconds } = allowanceOn(rules.settings, use, now);
  const ofLimit = seconds === null ? null : Math.max(0, seconds - usedToday(usage, use));
  const ofSchedule = openRest(use, rules, now);
  if (ofLimit === null || ofSchedule === null) return ofLimit ?? ofSchedule;
  return Math.min(ofLimit, ofSchedule);
}

/** The seconds of the rest of the day that the schedule leaves open, or null when it is all of them. */
function openRest(use: TimedUse, rules: RuleDocument, now: LocalTime): number | null {
  const midnight = startOfLocalDay(addDays(now.date, 1), now.timeZone);
  const hours = [...localHours(now.at, midnight, now.timeZone)];
  const schedule = scheduleOf(rules.settings, use, now.weekday);
  let open = 0;
  for (const [index, hour] of hours.entries()) {
    const end = hours[index + 1]?.at ?? midnight;
    if (isHourOpen(schedule, hour.hour)) open += end - hour.at;
  }
  return open === midnight - now.at ? null : open;
}
