import { expect, test } from 'vitest';
import type { ListedApp } from './api/use-apps.js';
import { applyRules, withFlag, withUnlisted } from './app-rules.js';

const app = (id: string, more: Partial<ListedApp> = {}): ListedApp => ({
  id,
  pkg: `com.${id}`,
  name: id,
  ico: '',
  version: '',
  category: 'others',
  system: 0,
  uninstalled: 0,
  firstSeen: 0,
  allowed: 1,
  schedule: 1,
  timeLimit: 1,
  count: 0,
  elapsed: 0,
  lastUsed: 0,
  ...more,
});
const rule = (id: string, allowed: 0 | 1 = 1) => ({ id, allowed, schedule: 1, timeLimit: 1 }) as const;

test('sends the rules of the whole list and nothing but the rules', () => {
  expect(withFlag([app('1'), app('2', { allowed: 0 })], '1', 'allowed', false)).toEqual([
    rule('1', 0),
    rule('2', 0),
  ]);
});

test('changes one flag of one app', () => {
  expect(withFlag([app('1'), app('2')], '2', 'timeLimit', false)).toEqual([
    rule('1'),
    { ...rule('2'), timeLimit: 0 },
  ]);
});

test('lays rules over a list, also over one without some of the apps', () => {
  const list = { data: [app('1', { count: 7 }), app('3')] };
  expect(applyRules(list, { data: [rule('1', 0), rule('2', 0)] }).data).toEqual([
    app('1', { count: 7, allowed: 0 }),
    app('3'),
  ]);
});

test('keeps the change of an app that is not listed any more', () => {
  const rules = withFlag([app('1')], '1', 'schedule', false);
  expect(withUnlisted(rules, [rule('2', 0), rule('1')])).toEqual([...rules, rule('2', 0)]);
});
