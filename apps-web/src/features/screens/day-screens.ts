import { localTimeOf, type AppCategory, type DayNumber, type Interval } from '@ostoja/domain';

/** A saved screen as far as the gallery knows it before its picture comes; `ts` in epoch seconds. */
export interface ScreenHeader {
  readonly id: number;
  readonly ts: number;
  /** The app that was in front, by its name. */
  readonly app: string;
}

/** The screens of an interval, in the order that they came. */
export function screensWithin<Header extends ScreenHeader>(
  screens: readonly Header[],
  { from, to }: Interval,
): Header[] {
  return screens.filter(({ ts }) => ts >= from && ts < to);
}

/** The screens whose app is of one of the kinds; all of them when no kind is chosen. */
export function ofCategories<Header extends ScreenHeader>(
  screens: readonly Header[],
  wanted: ReadonlySet<string>,
  categoryOf: (app: string) => AppCategory,
): readonly Header[] {
  return wanted.size === 0 ? screens : screens.filter(({ app }) => wanted.has(categoryOf(app)));
}

/** The kind of an app by its name, as the device's list of apps has it; what is not in the list is among the others. */
export function categoriesByName(
  apps: readonly { readonly name: string; readonly category: AppCategory }[],
): (app: string) => AppCategory {
  const byName = new Map(apps.map(({ name, category }) => [name, category]));
  return (app) => byName.get(app) ?? 'others';
}

/** The day nearest to a day that has no screens: the newest before it, else the oldest after it. */
export function nearestDay(
  screens: readonly ScreenHeader[],
  { from, to }: Interval,
  timeZone: string,
): DayNumber | null {
  const before = screens.find(({ ts }) => ts < from);
  const nearest = before ?? screens.findLast(({ ts }) => ts >= to);
  return nearest ? localTimeOf(nearest.ts, timeZone).date : null;
}
