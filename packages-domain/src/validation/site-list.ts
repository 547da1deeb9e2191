import { isDomain, normaliseDomain } from './domain-name.js';

/** Two lists of sites: the one that is added to, and the one across from it. */
export interface SiteLists {
  readonly list: readonly string[];
  readonly otherList: readonly string[];
}

/**
 * What adding a typed site to a list comes to (panel §5).
 * - `empty`: nothing was typed, nothing happens;
 * - `not-valid`: 'domain not valid';
 * - `exists`: 'domain exists', in the same list;
 * - `exists-in-other-list`: 'domain exists in other list';
 * - `ask-prefix`: the site starts with `www.` or `m.`: ask whether to strip it, then call {@link addSite} with the answer;
 * - `add`: put `domain` on the list and confirm it.
 */
export type SiteEntry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-valid'; readonly domain: string }
  | { readonly kind: 'exists'; readonly domain: string }
  | { readonly kind: 'exists-in-other-list'; readonly domain: string }
  | {
      readonly kind: 'ask-prefix';
      readonly prefix: 'www.' | 'm.';
      readonly domain: string;
      readonly stripped: string;
    }
  | { readonly kind: 'add'; readonly domain: string };

/** Judges a site that was typed into a list's field, and asks about its prefix when it has one. */
export function checkSiteEntry(entry: string, lists: SiteLists): SiteEntry {
  const domain = normaliseDomain(entry);
  if (domain === '') return { kind: 'empty' };
  if (!isDomain(domain)) return { kind: 'not-valid', domain };
  const prefix = prefixOf(domain);
  if (prefix === null) return addSite(domain, lists);
  const stripped = domain.slice(prefix.length);
  return { kind: 'ask-prefix', prefix, domain, stripped };
}

/** Judges a valid domain, after the question about its prefix: is it new to both lists? */
export function addSite(domain: string, lists: SiteLists): SiteEntry {
  if (lists.list.includes(domain)) return { kind: 'exists', domain };
  if (lists.otherList.includes(domain)) return { kind: 'exists-in-other-list', domain };
  return { kind: 'add', domain };
}

/** A prefix is asked about only when a whole domain is left without it: `www.pl` and `m.pl` are sites themselves. */
function prefixOf(domain: string): 'www.' | 'm.' | null {
  const prefix = domain.startsWith('www.') ? 'www.' : domain.startsWith('m.') ? 'm.' : null;
  return prefix !== null && isDomain(domain.slice(prefix.length)) ? prefix : null;
}
