import { noUsage } from './allowance.js';
import { localTimeOf, type LocalTime } from '../time/local-time.js';
import type { AppRule } from './app-rule.js';
import { defaultDeviceSettings, type DeviceSettings } from './device-settings.js';
import { emptyLists, type Lists } from './lists.js';
import { initialRuleDocument, type RuleDocument } from './rule-document.js';
import type { Subject } from './subject.js';
import { verdict, type Verdict } from './verdict.js';

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

/** The moment of most tests: half past eight on a Saturday evening, in the day number 20261121. */
export const saturdayEvening = warsaw('2026-11-21 20:30');

export const game: Subject = { kind: 'app', pkg: 'com.game' };
export const video: Subject = { kind: 'video', videoId: 'v1', channelId: 'c1' };
export const settings: Subject = { kind: 'settings' };

/** A visit to a site, with its address where the test is about it. */
export function site(domain: string, url?: string): Subject {
  return url === undefined ? { kind: 'site', domain } : { kind: 'site', domain, url };
}

/** The verdict on Saturday evening with nothing used, unless the test says otherwise. */
export function judge(
  rules: RuleDocument,
  subject: Subject,
  usage = noUsage,
  time = saturdayEvening,
): Verdict {
  return verdict(rules, subject, time, usage);
}
