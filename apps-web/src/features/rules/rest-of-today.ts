import {
  allowanceOn,
  initialRuleDocument,
  localTimeOf,
  timeLeftToday,
  type DeviceSettings,
  type RuleDocument,
  type TimedUse,
} from '@ostoja/domain';

/** How much of today is left for a use. Lengths are in seconds. */
export interface RestOfToday {
  /** What is left, of the limit or of the hours that the schedule leaves open. */
  readonly left: number;
  /** The day's limit with its bonus; null when only the schedule ends the day. */
  readonly limit: number | null;
}

/** What is left of today for apps, or for the internet, after `used` seconds; null when nothing limits the rest. */
export function restOfToday(
  settings: DeviceSettings & Pick<RuleDocument, 'allowedUntil'>,
  used: number,
  now: number,
  timeZone: string,
  use: TimedUse = 'apps',
): RestOfToday | null {
  const localTime = localTimeOf(now, timeZone);
  const document = {
    ...initialRuleDocument(timeZone),
    settings,
    allowedUntil: settings.allowedUntil ?? 0,
  };
  const left = timeLeftToday(document, { appsToday: used, internetToday: used }, localTime)[use];
  return left === null ? null : { left, limit: allowanceOn(settings, use, localTime).seconds };
}
