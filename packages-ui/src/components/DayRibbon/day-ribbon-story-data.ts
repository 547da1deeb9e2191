import type { DeviceLane, PlacesLane } from './day-ribbon-data.js';
import type { DayRibbonLabels } from './day-ribbon-words.js';

export const timeZone = 'Europe/Warsaw';
/** Friday 20 November 2026, from midnight to midnight in Warsaw. */
export const from = Date.parse('2026-11-20T00:00+01:00') / 1000;
export const to = from + 24 * 3600;
export const at = (hours: number) => Math.round(from + hours * 3600);

const clock = new Intl.DateTimeFormat('pl', { hour: 'numeric', minute: '2-digit', timeZone });
export const formatTime = (time: number) => clock.format(time * 1000);
export const formatDuration = (seconds: number) => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
};

const span = (start: number, end: number, label: string, intensity?: number) => ({
  from: at(start),
  to: at(end),
  label,
  ...(intensity !== undefined && { intensity }),
});

export const phone: DeviceLane = {
  kind: 'device',
  id: 'phone',
  label: 'Phone',
  used: [
    span(7.1, 7.35, 'Librus', 0.8),
    span(7.6, 7.8, 'Messenger', 0.5),
    span(13.9, 14.3, 'Messenger', 0.9),
    span(14.6, 15.5, 'YouTube'),
    span(15.8, 16.2, 'Chrome', 0.9),
    span(17.1, 17.6, 'Duolingo', 0.6),
    span(19.2, 19.55, 'Minecraft'),
    span(19.55, 19.9, 'YouTube'),
    span(20.1, 20.35, 'Messenger', 0.8),
    span(20.6, 20.61, 'Clock'),
  ],
  blocked: [
    { at: at(15.86), label: 'roblox.com', reason: 'On the block list' },
    { at: at(15.9), label: 'roblox.com', reason: 'On the block list' },
    { at: at(15.95), label: 'tiktok.com', reason: 'On the block list' },
    { at: at(16.02), label: 'roblox.com', reason: 'On the block list' },
    { at: at(16.1), label: 'kick.com', reason: 'Inappropriate content' },
    { at: at(20.9), label: 'YouTube', reason: 'The daily limit is used up' },
  ],
  allowed: [{ from: at(7), to: at(21) }],
};

export const computer: DeviceLane = {
  kind: 'device',
  id: 'computer',
  label: 'Computer',
  used: [span(16.4, 17, 'Scratch', 0.9), span(18.3, 19.1, 'Minecraft')],
  blocked: [{ at: at(18.7), label: 'free-coins.example.com', reason: 'Inappropriate content' }],
  allowed: [{ from: at(15), to: at(20) }],
};

export const places: PlacesLane = {
  kind: 'places',
  id: 'places',
  label: 'Places',
  stays: [
    { from: at(0), to: at(7.45), label: 'Home' },
    { from: at(7.9), to: at(13.6), label: 'School' },
    { from: at(14.05), to: at(16.75), label: 'Home' },
    { from: at(17), to: at(18), label: 'Swimming pool' },
    { from: at(18.2), to: at(24), label: 'Home' },
  ],
};

export const labels: DayRibbonLabels = {
  name: "Zosia's day",
  picture: 'Show as a picture',
  list: 'Show as a list',
  used: 'used',
  blocked: 'blocked try',
  blockedTries: (count) => `${count} blocked tries`,
  allowed: 'allowed by schedule',
  closed: 'closed',
  unreported: 'not reported yet',
  now: 'now',
  period: (start, end) => `${start} to ${end}`,
  allowedPeriods: (periods) => `allowed ${periods}, closed otherwise`,
  allClosed: 'closed all day',
  reportedUntil: (time) => `no report after ${time}`,
  wholeDay: 'Whole day',
  previousHour: 'The hour before',
  nextHour: 'The hour after',
  openHour: (period) => `Open ${period}`,
  when: 'When',
  what: 'What',
  howLong: 'How long',
  empty: 'Nothing was reported for this day',
  emptyHour: 'Nothing happened in this hour',
  loading: 'The day is loading',
};
