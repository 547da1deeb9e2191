/** A weekday by its ISO number: Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The seven weekdays in the order in which a week that begins with `first` has them. */
export function weekdaysFrom(first: Weekday): readonly Weekday[] {
  return [...weekdays.slice(first - 1), ...weekdays.slice(0, first - 1)];
}
