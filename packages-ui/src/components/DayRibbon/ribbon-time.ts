import type { Period } from './day-ribbon-data.js';

export const HOUR = 3600;
const MINUTE = 60;

/** Where `time` falls in `window`, 0 at its start and 1 at its end, never outside. */
export function positionIn(window: Period, time: number): number {
  return Math.min(1, Math.max(0, (time - window.from) / (window.to - window.from)));
}

/** The part of `period` inside `window`, or null when they only touch or miss each other. */
export function clip(period: Period, window: Period): Period | null {
  const from = Math.max(period.from, window.from);
  const to = Math.min(period.to, window.to);
  return to > from ? { from, to } : null;
}

/** Whether `periods` leave nothing of `window` out. They may stand in any order and overlap. */
export function covers(periods: readonly Period[], window: Period): boolean {
  let reached = window.from;
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    if (from > reached) break;
    reached = Math.max(reached, to);
  }
  return reached >= window.to;
}

/** The whole hour of the day, counted from the day's start, that holds `time`. The last one may be cut short. */
export function hourAround(day: Period, time: number): Period {
  const last = Math.max(0, Math.ceil((day.to - day.from) / HOUR) - 1);
  const index = Math.min(last, Math.max(0, Math.floor((time - day.from) / HOUR)));
  const from = day.from + index * HOUR;
  return { from, to: Math.min(from + HOUR, day.to) };
}

/** The hour of the local clock (0 to 23) and its minute at an epoch second. */
export function clockOf(time: number, timeZone?: string): { hour: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(time * 1000);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return { hour: part('hour'), minute: part('minute') };
}

/**
 * The epoch seconds of a day's axis marks: local hours that `every` divides, and the end of the day.
 * Asked of the clock and not counted from midnight, since a day may have 23 or 25 hours.
 */
export function dayTicks(day: Period, every: number, timeZone?: string): number[] {
  const ticks: number[] = [];
  let previous = -1;
  for (let time = day.from; time < day.to; time += HOUR) {
    const { hour } = clockOf(time, timeZone);
    if (hour % every === 0 && hour !== previous) {
      ticks.push(time);
      previous = hour;
    }
  }
  return [...ticks, day.to];
}

/** The epoch seconds of an hour's axis marks, every `minutes` minutes, both ends included. */
export function hourTicks(hour: Period, minutes: number): number[] {
  const ticks: number[] = [];
  for (let time = hour.from; time < hour.to; time += minutes * MINUTE) ticks.push(time);
  return [...ticks, hour.to];
}
