import { dayNumber, type DayNumber } from './day-range.js';

/** A weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The weekdays, Monday first. */
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** A moment as a clock on the wall of a time zone shows it. */
export interface LocalTime {
  /** The moment itself, epoch seconds. */
  readonly at: number;
  /** The IANA name of the zone: `Europe/Warsaw`. */
  readonly timeZone: string;
  readonly weekday: Weekday;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly date: DayNumber;
}

const mondayFirst = [7, 1, 2, 3, 4, 5, 6] as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Tells whether a value is a time zone that `Intl` knows. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    clockOf(value);
    return true;
  } catch {
    return false;
  }
}

/** How many seconds a zone's clocks are ahead of UTC at a moment: 3600 in Warsaw in winter. RangeError for an unknown zone. */
export function zoneOffset(at: number, timeZone: string): number {
  const second = Math.floor(at);
  const field = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of clockOf(timeZone).formatToParts(second * 1000)) {
    if (type in field) field[type as keyof typeof field] = Number(value);
  }
  const shown = Date.UTC(field.year, field.month - 1, field.day, field.hour, field.minute, field.second);
  return shown / 1000 - second;
}

/** The local time of a moment (epoch seconds) in a zone. RangeError for an unknown zone. */
export function localTimeOf(at: number, timeZone: string): LocalTime {
  return localTimeWithOffset(at, timeZone, zoneOffset(at, timeZone));
}

/** The local time of a moment whose offset is already known: arithmetic only. */
export function localTimeWithOffset(at: number, timeZone: string, offset: number): LocalTime {
  const wall = new Date((Math.floor(at) + offset) * 1000);
  return {
    at,
    timeZone,
    weekday: mondayFirst[wall.getUTCDay()] ?? 1,
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    date: dayNumber(wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate()),
  };
}

/** Making a formatter costs a hundred times its use, so each zone's is made once. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  // `Intl` takes a name in any case; a clock for each way to write one would let a stranger fill the memory.
  const name = timeZone.toLowerCase();
  let clock = clocks.get(name);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(name, clock);
  }
  return clock;
}
