import { localTimeOf, startOfLocalDay, type DayNumber } from '@ostoja/domain';

/** The moment (epoch seconds) at which a zone's clocks show a time (`20:30`) on a day; null for no time. */
export function momentAt(day: DayNumber, time: string, timeZone: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  const guess = startOfLocalDay(day, timeZone) + minutes * 60;
  // Where clocks changed since midnight, the guess shows another time than was asked for
  const shown = localTimeOf(guess, timeZone);
  const shownMinutes = shown.hour * 60 + shown.minute + (shown.date > day ? 1440 : 0);
  return guess + (minutes - shownMinutes) * 60;
}

/** A moment's time of day as a time field has it: `20:30`. */
export function timeField(at: number, timeZone: string): string {
  const { hour, minute } = localTimeOf(at, timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
