import {
  addDays,
  allowanceOn,
  blockedUntilLifted,
  hasBedtime,
  isUnlimited,
  isWindows,
  openDay,
  scheduleOf,
  type DayNumber,
  type DeviceKind,
  type DeviceSettings,
  type TimedUse,
} from '@ostoja/domain';
import { groupDays, openHours, type DayGroup } from './week-words.js';

/** Content that can be blocked, in the order in which it is told. */
const contents = {
  erotic: 'blockErotic',
  offensive: 'blockOffensive',
  'file-sharing': 'blockFileSites',
  video: 'blockVideo',
  social: 'blockSocial',
} as const;

/** A kind of content that can be blocked. */
export type Content = keyof typeof contents;

/** One thing that is limited now. Lengths are in minutes, moments in epoch seconds, hours from 0 to 24. */
export type Limit =
  /** `until` is null when only a parent ends it. */
  | { readonly kind: 'blocked-now'; readonly until: number | null }
  | { readonly kind: 'allowed-now'; readonly until: number }
  /** Minutes of the day; `days` are the days on which the nights begin, or the one day. */
  | {
      readonly kind: 'bedtime';
      readonly days: DayGroup<string> | DayNumber;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'time'; readonly use: TimedUse; readonly days: DayGroup<number> }
  | { readonly kind: 'bonus'; readonly minutes: number }
  | {
      readonly kind: 'hours';
      readonly use: TimedUse;
      readonly days: DayGroup<string>;
      readonly open: readonly { readonly from: number; readonly to: number }[];
    }
  | { readonly kind: 'white-list' | 'new-apps' | 'settings' }
  | { readonly kind: 'content'; readonly contents: readonly Content[]; readonly exceptYouTube: boolean }
  | { readonly kind: 'downloads'; readonly what: readonly ('documents' | 'programs')[] };

type LimitedSettings = DeviceSettings & { readonly blockedUntil: number; readonly allowedUntil: number };

/** Everything that a device's settings limit now, as they are obeyed; only what this kind of device knows. */
export function limitsOf(
  settings: LimitedSettings,
  device: DeviceKind,
  { now, today }: { readonly now: number; readonly today: DayNumber },
): Limit[] {
  const limits: Limit[] = [];
  const { blockedUntil, allowedUntil } = settings;
  if (blockedUntil > now) {
    limits.push({ kind: 'blocked-now', until: blockedUntil === blockedUntilLifted ? null : blockedUntil });
  }
  if (allowedUntil > now) limits.push({ kind: 'allowed-now', until: allowedUntil });
  limits.push(...bedtimes(settings, today));
  for (const use of ['internet', 'apps'] as const) {
    for (const days of groupDays((weekday) => minutesOn(settings, use, weekday))) {
      if (!isUnlimited(days.value)) limits.push({ kind: 'time', use, days });
    }
    for (const days of groupDays((weekday) => scheduleOf(settings, use, weekday))) {
      if (days.value !== openDay) limits.push({ kind: 'hours', use, days, open: openHours(days.value) });
    }
  }
  if (
    settings.timeBonusDay === today &&
    settings.timeBonus > 0 &&
    limits.some(({ kind }) => kind === 'time')
  ) {
    limits.push({ kind: 'bonus', minutes: settings.timeBonus });
  }
  return [...limits, ...contentLimits(settings, device)];
}

/** The nights of every week, and the one night that is still ahead or under way. */
function bedtimes(settings: LimitedSettings, today: DayNumber): Limit[] {
  if (!hasBedtime(settings)) return [];
  const { bedtimeFrom: from, bedtimeTo: to, bedtimeNights, bedtimeDay } = settings;
  const weekly = groupDays((weekday) => bedtimeNights.charAt(weekday - 1)).filter(
    ({ value }) => value === '1',
  );
  const once = bedtimeDay >= addDays(today, -1) ? [bedtimeDay] : [];
  return [...weekly, ...once].map((days) => ({ kind: 'bedtime', days, from, to }));
}

function contentLimits(settings: LimitedSettings, device: DeviceKind): Limit[] {
  const windows = isWindows(device);
  const blocked = (Object.keys(contents) as Content[]).filter((content) => settings[contents[content]]);
  const downloads = [
    ...(windows && settings.blockDoc ? (['documents'] as const) : []),
    ...(windows && settings.blockExe ? (['programs'] as const) : []),
  ];
  return [
    ...(settings.whiteListOnly ? [{ kind: 'white-list' as const }] : []),
    ...(blocked.length > 0
      ? [
          {
            kind: 'content' as const,
            contents: blocked,
            exceptYouTube: windows && settings.blockVideo && settings.excludeYT,
          },
        ]
      : []),
    ...(downloads.length > 0 ? [{ kind: 'downloads' as const, what: downloads }] : []),
    ...(settings.blockNewApps ? [{ kind: 'new-apps' as const }] : []),
    ...(settings.blockSettings && !windows ? [{ kind: 'settings' as const }] : []),
  ];
}

/** Minutes without the bonus of a day, which is told by itself; no limit reads as the unlimited value. */
function minutesOn(
  settings: LimitedSettings,
  use: TimedUse,
  weekday: Parameters<typeof scheduleOf>[2],
): number {
  const { seconds } = allowanceOn({ ...settings, timeBonus: 0 }, use, { weekday, date: 0 });
  return seconds === null ? Infinity : seconds / 60;
}
