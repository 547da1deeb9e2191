import { localTimeOf, type LocalTime } from '../time/local-time.js';
import type { AppRule } from './app-rule.js';
import { defaultDeviceSettings, type DeviceSettings } from './device-settings.js';
import { emptyLists, type Lists } from './lists.js';
import { initialRuleDocument, type RuleDocument } from './rule-document.js';

/** What a test says about a rule document; the rest is as on a device that was just paired. */
export interface RulesOverrides extends Partial<Omit<RuleDocument, 'settings' | 'lists' | 'apps'>> {
  readonly settings?: Partial<DeviceSettings>;
  readonly lists?: Partial<Lists>;
  readonly apps?: readonly (Partial<AppRule> & Pick<AppRule, 'pkg'>)[];
}

/** A rule document in Warsaw, with everything open but what the test says. */
export function rulesWith(overrides: RulesOverrides = {}): RuleDocument {
  const { settings, lists, apps = [], ...rest } = overrides;
  return {
    ...initialRuleDocument('Europe/Warsaw'),
    ...rest,
    settings: { ...defaultDeviceSettings(), blockErotic: false, blockOffensive: false, ...settings },
    lists: { ...emptyLists(), ...lists },
    apps: apps.map((app) => ({
      id: app.pkg,
      name: app.pkg,
      allowed: 1,
      schedule: 1,
      timeLimit: 1,
      firstSeen: 0,
      ...app,
    })),
  };
}

/** A moment of Warsaw's winter, written as its wall clock shows it: `'2026-11-21 20:30'` (a Saturday). */
export function warsaw(wall: string): LocalTime {
  return localTimeOf(Date.parse(`${wall.replace(' ', 'T')}:00+01:00`) / 1000, 'Europe/Warsaw');
}

/** A day's schedule that is closed from one hour up to another. */
export function closedFrom(from: number, to: number): string {
  return Array.from({ length: 24 }, (_, hour) => (hour >= from && hour < to ? '0' : '1')).join('');
}
