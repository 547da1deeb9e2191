import { cleanHost, coveringEntry, isDomain, type Lists } from '@ostoja/domain';

/** The two lists of sites: those that are always fine and those that are blocked. */
export type SiteLists = Pick<Lists, 'whiteList' | 'blackList'>;

/** One of the two. */
export type SiteListName = keyof SiteLists;

/** The list across from one. */
export const otherList = { whiteList: 'blackList', blackList: 'whiteList' } as const;

/** What a change puts on the lists and takes off them. */
export interface SiteChange {
  readonly put: Partial<SiteLists>;
  readonly take: Partial<SiteLists>;
}

/** The lists after a change. What is put comes first, so that a parent sees it; nothing is on a list twice. */
export function changeSites(lists: SiteLists, { put, take }: SiteChange): SiteLists {
  const changed = (name: SiteListName): readonly string[] => {
    const gone = new Set([...(put[name] ?? []), ...(take[name] ?? [])]);
    return [...new Set(put[name] ?? []), ...lists[name].filter((site) => !gone.has(site))];
  };
  return { whiteList: changed('whiteList'), blackList: changed('blackList') };
}

/** The change that takes another one back. */
export function undoOf({ put, take }: SiteChange): SiteChange {
  return { put: take, take: put };
}

/** Which lists a change touches. */
export function touchedLists({ put, take }: SiteChange): readonly SiteListName[] {
  const names = ['whiteList', 'blackList'] as const;
  return names.filter((name) => (put[name] ?? []).length + (take[name] ?? []).length > 0);
}

/** The site that a parent means by a host that was visited: without a port, `www.` or `m.`; null when no list can hold it. */
export function siteOf(host: string): string | null {
  const domain = cleanHost(host);
  if (!isDomain(domain)) return null;
  const bare = domain.replace(/^(?:www|m)\./, '');
  return isDomain(bare) ? bare : domain;
}

/** Which list decides about a host now, by its closest entry; null when neither has a word on it. */
export function standsOn(lists: SiteLists, host: string): SiteListName | null {
  const white = coveringEntry(lists.whiteList, host);
  const black = coveringEntry(lists.blackList, host);
  if (white !== null && white.length >= (black?.length ?? 0)) return 'whiteList';
  return black === null ? null : 'blackList';
}

/**
 * What has to change so that a list decides about a visited host: its site goes on the list, and whatever on the
 * other list is as close to the host or closer comes off. Null when no list can hold it or nothing would change.
 */
export function chooseSite(lists: SiteLists, host: string, list: SiteListName): SiteChange | null {
  const site = siteOf(host);
  if (site === null) return null;
  const across = otherList[list];
  const inTheWay = lists[across].filter(
    (entry) => entry.length >= site.length && coveringEntry([entry], host) !== null,
  );
  const put = lists[list].includes(site) ? [] : [site];
  if (put.length + inTheWay.length === 0) return null;
  return { put: { [list]: put }, take: { [across]: inTheWay } };
}
