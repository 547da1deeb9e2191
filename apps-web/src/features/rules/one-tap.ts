import {
  blockedUntilLifted,
  everyNight,
  initialRuleDocument,
  localTimeOf,
  noNight,
  schoolNights,
  timeBonusSlider,
  tonight,
  verdictOfUse,
  type DayNumber,
  type Verdict,
} from '@ostoja/domain';
import type { Settings, SettingsPatch } from './api/use-saved-settings.js';

/** On which nights a bedtime holds; `other` was chosen night by night by another client. */
export type BedtimeNights = 'tonight' | 'school' | 'every' | 'other';

/** What one more tap of "+30 minutes" adds. */
export const bonusStep = 30;

/** Everything is blocked until a parent lifts it. */
export const blockNow: SettingsPatch = { blockedUntil: blockedUntilLifted, allowedUntil: 0 };

/** Lifts a block; what the rules say holds again. */
export const unblock: SettingsPatch = { blockedUntil: 0 };

/** Lets bedtime, schedule and limits rest for so many minutes, and lifts a block. */
export function allowFor(minutes: number, now: number): SettingsPatch {
  return { allowedUntil: now + minutes * 60, blockedUntil: 0 };
}

/** Half an hour more today; null when today has all the bonus that a day can have. */
export function moreTime(
  { timeBonus, timeBonusDay }: Pick<Settings, 'timeBonus' | 'timeBonusDay'>,
  today: DayNumber,
): SettingsPatch | null {
  const given = timeBonusDay === today ? timeBonus : 0;
  if (given >= timeBonusSlider.max) return null;
  return { timeBonus: Math.min(timeBonusSlider.max, given + bonusStep), timeBonusDay: today };
}

/** A bedtime from one minute of the day to another. `now` is epoch seconds in the zone of the device. */
export function bedtimeOn(
  nights: Exclude<BedtimeNights, 'other'>,
  times: Pick<Settings, 'bedtimeFrom' | 'bedtimeTo'>,
  now: number,
  timeZone: string,
): SettingsPatch {
  const repeated = { tonight: noNight, school: schoolNights, every: everyNight }[nights];
  return {
    ...times,
    bedtimeNights: repeated,
    bedtimeDay: nights === 'tonight' ? tonight(times, localTimeOf(now, timeZone)) : 0,
  };
}

/** No bedtime on any night. */
export const noBedtime: SettingsPatch = { bedtimeNights: noNight, bedtimeDay: 0 };

/** The nights of a bedtime that is still to come or under way, or null when there is none. */
export function nightsOf(settings: Settings, now: number, timeZone: string): BedtimeNights | null {
  const { bedtimeNights, bedtimeDay } = settings;
  if (bedtimeNights === schoolNights) return 'school';
  if (bedtimeNights === everyNight) return 'every';
  if (bedtimeNights !== noNight) return 'other';
  return bedtimeDay >= tonight(settings, localTimeOf(now, timeZone)) ? 'tonight' : null;
}

/** The change that brings back what a patch changes: its fields as they are now. */
export function undoOf(settings: Settings, patch: SettingsPatch): SettingsPatch {
  const fields = Object.keys(patch) as (keyof SettingsPatch & keyof Settings)[];
  return Object.fromEntries(fields.map((field) => [field, settings[field]]));
}

/** What holds now for all apps of a device after `used` seconds, by its rules and what it says of its protection. */
export function standingNow(
  settings: Settings,
  protectionOffUntil: number,
  used: number,
  now: number,
  timeZone: string,
): Verdict {
  const rules = {
    ...initialRuleDocument(timeZone),
    protectionOffUntil,
    blockedUntil: settings.blockedUntil,
    allowedUntil: settings.allowedUntil,
    settings,
  };
  return verdictOfUse(rules, 'apps', localTimeOf(now, timeZone), { appsToday: used, internetToday: used });
}

/** Minutes of a day as a time field writes them: 1230 is `20:30`. */
export function writeMinutes(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Reads what a time field says; null when it says no time. */
export function readMinutes(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}
