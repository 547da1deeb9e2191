import { initialRuleDocument, localTimeOf, noUsage, verdict } from '@ostoja/domain';
import { expect, test } from 'vitest';
import {
  changeSites,
  chooseSite,
  siteOf,
  standsOn,
  touchedLists,
  undoOf,
  type SiteListName,
  type SiteLists,
} from './site-change.js';

const lists = (whiteList: readonly string[], blackList: readonly string[]): SiteLists => ({
  whiteList,
  blackList,
});

/** What a device would say of a host with these lists. */
function reasonFor(site: SiteLists, host: string) {
  const initial = initialRuleDocument('Europe/Warsaw');
  const rules = { ...initial, lists: { ...initial.lists, ...site } };
  return verdict(rules, { kind: 'site', domain: host }, localTimeOf(1_760_000_000, 'Europe/Warsaw'), noUsage)
    .reason;
}

function chosen(before: SiteLists, host: string, list: SiteListName): SiteLists {
  const change = chooseSite(before, host, list);
  return change ? changeSites(before, change) : before;
}

const situations: readonly (readonly [string, SiteLists, string])[] = [
  ['on no list', lists([], []), 'www.example.com'],
  ['on the white list', lists(['example.com'], []), 'www.example.com'],
  ['on the black list', lists([], ['example.com']), 'example.com'],
  ['on the black list with its prefix', lists([], ['www.example.com']), 'www.example.com'],
  ['closer on the white list', lists(['m.example.com'], ['example.com']), 'm.example.com'],
  ['under a blocked domain', lists([], ['example.com']), 'shop.example.com'],
  ['under a safe domain', lists(['example.com'], []), 'shop.example.com'],
  ['on both lists', lists(['example.com'], ['example.com']), 'example.com'],
];

test.each(situations)('a device allows what a parent allows: %s', (_name, before, host) => {
  const after = chosen(before, host, 'whiteList');
  expect(reasonFor(after, host)).toBe('whitelisted');
  expect(standsOn(after, host)).toBe('whiteList');
});

test.each(situations)('a device refuses what a parent blocks: %s', (_name, before, host) => {
  const after = chosen(before, host, 'blackList');
  expect(reasonFor(after, host)).toBe('black-list');
  expect(standsOn(after, host)).toBe('blackList');
});

test.each(situations)('undoing a choice brings the lists back: %s', (_name, before, host) => {
  for (const list of ['whiteList', 'blackList'] as const) {
    const change = chooseSite(before, host, list);
    const after = change ? changeSites(changeSites(before, change), undoOf(change)) : before;
    expect(after.whiteList.toSorted()).toEqual(before.whiteList.toSorted());
    expect(after.blackList.toSorted()).toEqual(before.blackList.toSorted());
  }
});

test('undoing a choice leaves alone what was added meanwhile', () => {
  const change = { put: { blackList: ['a.com'] }, take: {} };
  const later = changeSites(changeSites(lists([], []), change), { put: { blackList: ['b.com'] }, take: {} });
  expect(changeSites(later, undoOf(change))).toEqual(lists([], ['b.com']));
});

test('leaves a wider entry of the other list alone', () => {
  expect(chosen(lists([], ['example.com']), 'shop.example.com', 'whiteList')).toEqual(
    lists(['shop.example.com'], ['example.com']),
  );
});

test('has nothing to change where the list has the last word already', () => {
  expect(chooseSite(lists(['example.com'], []), 'www.example.com', 'whiteList')).toBeNull();
});

test('puts the newest first and nothing twice', () => {
  const after = changeSites(lists(['a.com', 'b.com'], []), {
    put: { whiteList: ['c.com', 'b.com'] },
    take: {},
  });
  expect(after.whiteList).toEqual(['c.com', 'b.com', 'a.com']);
});

test.each([
  ['www.example.com', 'example.com'],
  ['m.example.com:8080', 'example.com'],
  ['Example.COM.', 'example.com'],
  ['www.pl', 'www.pl'],
  ['192.168.0.1', null],
  ['<script>alert(1)</script>', null],
  ['', null],
])('takes %j for the site %j', (host, site) => {
  expect(siteOf(host)).toBe(site);
});

test('offers no change for what no list can hold', () => {
  expect(chooseSite(lists([], []), '10.0.0.1', 'blackList')).toBeNull();
});

test('says which lists a change touches', () => {
  expect(touchedLists({ put: { whiteList: ['a.com'] }, take: { blackList: [] } })).toEqual(['whiteList']);
  expect(touchedLists({ put: { whiteList: [] }, take: { blackList: ['a.com'] } })).toEqual(['blackList']);
});
