import {
  allowanceOn,
  initialRuleDocument,
  localTimeOf,
  timeLeftToday,
  type DeviceSettings,
} from '@ostoja/domain';

/** How much of today is left for apps. Lengths are in seconds. */
export interface RestOfToday {
  /** What is left, of the limit or of the hours that the schedule leaves open. */
  readonly left: number;
  /** The day's limit with its bonus; null when only the schedule ends the day. */
  readonly limit: number | null;
}

/** What is left of today for apps after `used` seconds, or null when nothing limits the rest of the day. */
export function restOfToday(
  settings: DeviceSettings,
  used: number,
  now: number,
  timeZone: string,
): RestOfToday | null {
  const localTime = localTimeOf(now, timeZone);
  const document = { ...initialRuleDocument(timeZone), settings };
  const { apps } = timeLeftToday(document, { appsToday: used, internetToday: 0 }, localTime);
  return apps === null ? null : { left: apps, limit: allowanceOn(settings, 'apps', localTime).seconds };
}
