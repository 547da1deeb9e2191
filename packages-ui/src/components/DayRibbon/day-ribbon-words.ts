import type { Period, RibbonItem, RibbonLane } from './day-ribbon-data.js';

/** Every word of the ribbon. Functions get already formatted times. */
export interface DayRibbonLabels {
  /** Names the whole: "Zosia's day". */
  readonly name: string;
  readonly picture: string;
  readonly list: string;
  readonly used: string;
  /** How many tries, from two on: "6 blocked tries". */
  readonly blockedTries: (count: number) => string;
  /** One try, and the legend's word. */
  readonly blocked: string;
  readonly allowed: string;
  readonly closed: string;
  readonly unreported: string;
  readonly now: string;
  /** "14:36 to 15:30" */
  readonly period: (from: string, to: string) => string;
  /** "Allowed 7:00 to 21:00, closed otherwise"; the list is already joined. */
  readonly allowedPeriods: (periods: string) => string;
  /** Said of a device whose schedule closes the whole day. */
  readonly allClosed: string;
  /** "No report after 20:42" */
  readonly reportedUntil: (time: string) => string;
  readonly wholeDay: string;
  readonly previousHour: string;
  readonly nextHour: string;
  /** "Open 15:00 to 16:00" */
  readonly openHour: (period: string) => string;
  readonly when: string;
  readonly what: string;
  readonly howLong: string;
  readonly empty: string;
  readonly emptyHour: string;
  readonly loading: string;
}

/** How times and durations are written. */
export interface RibbonFormat {
  /** An epoch second as a time of day: "14:36". */
  readonly formatTime: (time: number) => string;
  /** A number of seconds: "54 min". */
  readonly formatDuration: (seconds: number) => string;
  readonly labels: DayRibbonLabels;
}

/** A stretch of time in words. */
export function periodWords({ from, to }: Period, { formatTime, labels }: RibbonFormat): string {
  return labels.period(formatTime(from), formatTime(to));
}

/** An item in words. */
export interface ItemWords {
  /** What it is: an app, a place, what was tried. */
  readonly title: string;
  /** What kind of thing happened. */
  readonly kind: string;
  readonly when: string;
  /** How long it took; a try takes no time. */
  readonly duration: string;
  /** Why it was refused. */
  readonly reason: string;
}

const distinct = (words: readonly (string | undefined)[]) => [...new Set(words.filter(Boolean))].join(', ');

/** Says an item in words, for the tooltip, the list and the screen reader alike. */
export function itemWords(item: RibbonItem, format: RibbonFormat): ItemWords {
  const { formatTime, formatDuration, labels } = format;
  switch (item.kind) {
    case 'used':
      return {
        title: item.span.label,
        kind: labels.used,
        when: periodWords(item, format),
        duration: formatDuration((item.to - item.from) * (item.span.intensity ?? 1)),
        reason: '',
      };
    case 'place':
      return {
        title: item.stay.label,
        kind: '',
        when: periodWords(item, format),
        duration: formatDuration(item.to - item.from),
        reason: '',
      };
    case 'blocked': {
      return {
        title: distinct(item.tries.map(({ label }) => label)),
        kind: item.tries.length === 1 ? labels.blocked : labels.blockedTries(item.tries.length),
        when: item.from === item.to ? formatTime(item.from) : periodWords(item, format),
        duration: '',
        reason: distinct(item.tries.map(({ reason }) => reason)),
      };
    }
  }
}

/** The whole of an item in one line: its name for screen readers. */
export function itemName(item: RibbonItem, format: RibbonFormat): string {
  const { title, kind, when, duration, reason } = itemWords(item, format);
  return [title, kind, when, duration, reason].filter(Boolean).join(', ');
}

/** What the picture's background says of a lane: its schedule, and where its reports end. */
export function laneNotes(lane: RibbonLane, now: number | undefined, format: RibbonFormat): string[] {
  const notes: string[] = [];
  if (lane.kind === 'device' && lane.allowed) {
    const periods = lane.allowed.map((period) => periodWords(period, format)).join(', ');
    notes.push(periods ? format.labels.allowedPeriods(periods) : format.labels.allClosed);
  }
  if (lane.reportedUntil !== undefined && now !== undefined && lane.reportedUntil < now) {
    notes.push(format.labels.reportedUntil(format.formatTime(lane.reportedUntil)));
  }
  return notes;
}
