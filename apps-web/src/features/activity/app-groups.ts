import type { ListedApp } from './api/use-apps.js';

/** The apps of a device as the list shows them. */
export interface AppGroups {
  /** Came lately, the newest first. */
  readonly fresh: readonly ListedApp[];
  readonly installed: readonly ListedApp[];
  /** Are no longer on the device. */
  readonly gone: readonly ListedApp[];
}

const day = 86_400;
/** So long an app is called new, seconds. */
const newFor = 7 * day;

/**
 * From when on an app counts as new (epoch seconds): a week ago, but not while the device itself was new, when every
 * app of it was seen for the first time (decision 0114).
 */
export function newSince(apps: readonly ListedApp[], now: number): number {
  const first = apps.reduce((least, { firstSeen }) => Math.min(least, firstSeen), Infinity);
  return Math.max(now - newFor, first + day);
}

/** Tells new and uninstalled apps apart from the others; the others by name, as the language orders names. */
export function groupApps(apps: readonly ListedApp[], now: number, locale: string): AppGroups {
  const since = newSince(apps, now);
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const byName = apps.toSorted((one, other) => compare(one.name, other.name) || compare(one.pkg, other.pkg));
  const isNew = (app: ListedApp) => app.firstSeen >= since;
  return {
    fresh: byName
      .filter((app) => app.uninstalled === 0 && isNew(app))
      .toSorted((one, other) => other.firstSeen - one.firstSeen),
    installed: byName.filter((app) => app.uninstalled === 0 && !isNew(app)),
    gone: byName.filter((app) => app.uninstalled === 1),
  };
}

/** The apps whose name or package has the words that a parent looks for; case and accents don't matter. */
export function findApps(apps: readonly ListedApp[], words: string): readonly ListedApp[] {
  const wanted = plain(words).trim();
  return wanted === '' ? apps : apps.filter(({ name, pkg }) => plain(`${name} ${pkg}`).includes(wanted));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toLowerCase();
}
