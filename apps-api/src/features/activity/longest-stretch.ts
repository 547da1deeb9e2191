/** Seconds. A stretch of use lasts at most a day, so one that reaches into an interval begins at most a day before it. */
export const LONGEST_STRETCH = 86_400;
