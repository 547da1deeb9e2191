import { allHours, type HourRange, type Period } from './trail-map-data.js';

const halfHour = 1800;

/**
 * The stretch of a local day that its hours from `first` to `last` fill, both whole. Asked of the clock and not counted
 * from midnight: a day may have 23 or 25 hours. Hours that the day skips give a stretch of no length.
 */
export function hourWindow(day: Period, [first, last]: HourRange, timeZone?: string): Period {
  if (first <= allHours[0] && last >= allHours[1]) return day;
  const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const inside: number[] = [];
  for (let time = day.from; time < day.to; time += halfHour) {
    const hour = Number(clock.format(time * 1000));
    if (hour >= first && hour <= last) inside.push(time);
  }
  const from = inside[0] ?? day.from;
  const end = inside.at(-1);
  return { from, to: end === undefined ? from : Math.min(day.to, end + halfHour) };
}
