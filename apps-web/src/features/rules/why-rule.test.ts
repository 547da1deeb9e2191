import { reasons } from '@ostoja/domain';
import { expect, test } from 'vitest';
import { rulePlace, usedBy } from './why-rule.js';

const app = { kind: 'app', pkg: 'com.game & more' } as const;
const site = { kind: 'site', domain: 'poki.com' } as const;
const video = { kind: 'video', videoId: 'v1' } as const;

test('every reason but "nothing forbids it" has a screen where it is changed', () => {
  const without = reasons.filter((reason) => rulePlace(reason, site) === null);
  expect(without).toEqual(['ok']);
});

test('leads to the hours of what is asked about', () => {
  expect(rulePlace('schedule', app)?.path).toBe('/panel/access-time/applications');
  expect(rulePlace('daily-limit', site)?.path).toBe('/panel/access-time/internet');
  expect(rulePlace('weekly-limit', video)?.path).toBe('/panel/access-time/internet');
});

test('leads to the app itself in the list of apps', () => {
  expect(rulePlace('app-off', app)?.path).toBe('/panel/applications/list?app=com.game%20%26%20more');
});

test('leads to the lists for a listed site and to the settings for its content', () => {
  expect(rulePlace('black-list', site)?.path).toBe('/panel/internet/white-black-list');
  expect(rulePlace('social', site)?.path).toBe('/panel/internet/settings');
  expect(rulePlace('white-list-only', site)?.path).toBe('/panel/internet/settings');
});

test('sites and videos count to the time on the internet, the settings to none', () => {
  expect([app, site, video, { kind: 'settings' } as const].map(usedBy)).toEqual([
    'apps',
    'internet',
    'internet',
    null,
  ]);
});
