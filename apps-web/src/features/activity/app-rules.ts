import type { Input, Reply, getApps, setApps } from '@ostoja/contracts';
import type { ListedApp } from './api/use-apps.js';

/** What a parent sets for one app. */
export type AppRuleChange = Input<typeof setApps>['data'][number];

/** One of an app's three flags. */
export type AppFlag = 'allowed' | 'schedule' | 'timeLimit';

const ruleOf = ({ id, allowed, schedule, timeLimit }: ListedApp): AppRuleChange => ({
  id,
  allowed,
  schedule,
  timeLimit,
});

/** The rules of the whole list with one flag of one app changed, as `setApps` takes them (panel spec §4, Saves). */
export function withFlag(
  apps: readonly ListedApp[],
  id: string,
  flag: AppFlag,
  on: boolean,
): readonly AppRuleChange[] {
  return apps.map((app) => ({ ...ruleOf(app), ...(app.id === id ? { [flag]: on ? 1 : 0 } : {}) }));
}

/** The list of apps with the rules that a parent set. */
export function applyRules(
  list: Reply<typeof getApps>,
  { data }: Pick<Input<typeof setApps>, 'data'>,
): Reply<typeof getApps> {
  const rules = new Map(data.map((rule) => [rule.id, rule]));
  return { ...list, data: list.data.map((app) => ({ ...app, ...rules.get(app.id) })) };
}

/**
 * The rules of a list, and those that were changed but are not in it any more: a change of a system app must not be lost
 * when the list stops to show system apps before it is saved.
 */
export function withUnlisted(
  rules: readonly AppRuleChange[],
  changed: Iterable<AppRuleChange>,
): readonly AppRuleChange[] {
  const listed = new Set(rules.map(({ id }) => id));
  return [...rules, ...[...changed].filter(({ id }) => !listed.has(id))];
}
