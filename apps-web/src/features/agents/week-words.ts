import { isHourOpen, weekdays, type ScheduleString, type Weekday } from '@ostoja/domain';

/** Weekdays in a row, and what holds on all of them. */
export interface DayGroup<Value> {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly value: Value;
}

/** Puts weekdays in a row with the same value together, Monday first. */
export function groupDays<Value>(valueOn: (weekday: Weekday) => Value): DayGroup<Value>[] {
  const groups: DayGroup<Value>[] = [];
  for (const weekday of weekdays) {
    const value = valueOn(weekday);
    const last = groups.at(-1);
    if (last && last.value === value) groups[groups.length - 1] = { ...last, to: weekday };
    else groups.push({ from: weekday, to: weekday, value });
  }
  return groups;
}

/** The stretches of a day in which a schedule is open, in whole hours from 0 to 24. */
export function openHours(schedule: ScheduleString): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    if (!isHourOpen(schedule, hour)) continue;
    const last = stretches.at(-1);
    if (last?.to === hour) last.to = hour + 1;
    else stretches.push({ from: hour, to: hour + 1 });
  }
  return stretches;
}
