import { expect, test } from 'vitest';
import type { ListedApp } from './api/use-apps.js';
import { findApps, groupApps } from './app-groups.js';

const now = Date.parse('2026-11-21T18:00Z') / 1000;
const daysAgo = (days: number) => now - days * 86_400;

function app(name: string, firstSeen: number, more: Partial<ListedApp> = {}): ListedApp {
  return {
    id: name,
    pkg: `com.${name.toLowerCase()}`,
    name,
    ico: '',
    version: '',
    category: 'others',
    system: 0,
    uninstalled: 0,
    firstSeen,
    allowed: 1,
    schedule: 1,
    timeLimit: 1,
    count: 0,
    elapsed: 0,
    lastUsed: 0,
    ...more,
  };
}

const names = (apps: readonly ListedApp[]) => apps.map(({ name }) => name);
const group = (apps: readonly ListedApp[]) => groupApps(apps, now, 'pl-PL');

test('calls an app new for a week, the newest first', () => {
  const apps = [
    app('Old', daysAgo(40)),
    app('Week', daysAgo(6)),
    app('Today', daysAgo(0)),
    app('Late', daysAgo(8)),
  ];
  expect(names(group(apps).fresh)).toEqual(['Today', 'Week']);
  expect(names(group(apps).installed)).toEqual(['Late', 'Old']);
});

test('calls nothing new that was there when the device came', () => {
  const apps = [app('A', daysAgo(2)), app('B', daysAgo(1.5)), app('C', daysAgo(0.5))];
  expect(names(group(apps).fresh)).toEqual(['C']);
  expect(group([app('Only', daysAgo(0))]).fresh).toEqual([]);
});

test('an app that is gone is not new any more', () => {
  const apps = [app('Old', daysAgo(40)), app('Gone', daysAgo(1), { uninstalled: 1 })];
  expect(group(apps).fresh).toEqual([]);
  expect(names(group(apps).gone)).toEqual(['Gone']);
});

test('orders names as the language does', () => {
  const apps = ['Zoom', 'Łamigłówki', 'łyżwy', 'Lego', 'Mapy'].map((name) => app(name, daysAgo(40)));
  expect(names(group(apps).installed)).toEqual(['Lego', 'Łamigłówki', 'łyżwy', 'Mapy', 'Zoom']);
});

test('finds an app by a part of its name or package, whatever the case and accents', () => {
  const apps = [app('Łamigłówki', 0), app('Chrome', 0, { pkg: 'com.android.chrome' }), app('Lego', 0)];
  expect(names(findApps(apps, ' LAMIGLO'))).toEqual(['Łamigłówki']);
  expect(names(findApps(apps, 'android'))).toEqual(['Chrome']);
  expect(names(findApps(apps, '  '))).toEqual(names(apps));
  expect(findApps(apps, 'nothing')).toEqual([]);
});
