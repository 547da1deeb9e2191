import { describe, expect, it } from 'vitest';
import { wireRules } from '../testing/wire-rules.js';
import { Enforcer } from './enforcer.js';
import type { AppTry } from './life-event.js';
import { rulesAt } from './rule-document.js';

// Monday 2026-11-23, 20:00 in Warsaw.
const evening = 1_795_460_400;
const protectionOn = { offFrom: 0, offUntil: 0 };
const open = '1'.repeat(24);
const untilEight = `${'1'.repeat(20)}0000`;

function enforcerWith(settings: Partial<ReturnType<typeof wireRules>['settings']>, blackList: string[] = []) {
  const document = rulesAt(wireRules({ settings, lists: { blackList } }), protectionOn, 0);
  return new Enforcer(() => document);
}

function page(at: number, seconds = 60) {
  return { kind: 'page', at, seconds, domain: 'ok.example', url: 'https://ok.example/' } as const;
}

function game(at: number, seconds: number, more: Partial<AppTry> = {}): AppTry {
  return { kind: 'app', at, seconds, pkg: 'com.game', inside: [], ...more };
}

describe('enforcing the rules', () => {
  it('lets an allowed app be used and reports the use', () => {
    expect(enforcerWith({ skda1: open }).live(game(evening, 60))).toEqual([
      ['usage', { pkg: 'com.game', from: evening, to: evening + 60 }],
    ]);
  });

  it('reports a refused app instead of its use', () => {
    expect(enforcerWith({ skda1: untilEight }).live(game(evening, 60))).toEqual([
      ['blocks', { ts: evening, kind: 'app', subject: 'com.game', code: 1 }],
    ]);
  });

  it('ends an app in use when its hours end, and says why', () => {
    expect(enforcerWith({ skda1: untilEight }).live(game(evening - 30, 60))).toEqual([
      ['usage', { pkg: 'com.game', from: evening - 30, to: evening }],
      ['blocks', { ts: evening, kind: 'app', subject: 'com.game', code: 1 }],
    ]);
  });

  it('ends an app in use when the day’s limit is used up', () => {
    const enforcer = enforcerWith({ timeLimit: 1 });
    enforcer.live(game(evening, 45));
    expect(enforcer.live(game(evening + 100, 60))).toEqual([
      ['usage', { pkg: 'com.game', from: evening + 100, to: evening + 115 }],
      ['blocks', { ts: evening + 115, kind: 'app', subject: 'com.game', code: 2 }],
    ]);
    expect(enforcer.usage.appsToday).toBe(60);
  });

  it('begins each day with nothing used', () => {
    const enforcer = enforcerWith({ timeLimit: 1 });
    enforcer.live(game(evening, 60));
    expect(enforcer.live(game(evening + 86_400, 30))).toHaveLength(1);
  });

  it('counts a use over midnight in both days, and what was watched inside in its own', () => {
    const enforcer = enforcerWith({ timeLimit: 60, timeLimitNet: 60 });
    const midnight = evening + 4 * 3600;
    enforcer.live(game(midnight - 600, 900, { inside: [page(midnight - 300), page(midnight + 100)] }));

    expect(enforcer.usage).toEqual({ date: 20261124, appsToday: 300, internetToday: 60 });
  });

  it('says how long a page and a video were in front, until the day’s limit', () => {
    const enforcer = enforcerWith({ timeLimitNet: 1 });
    const video = {
      kind: 'video',
      at: evening + 50,
      seconds: 90,
      video: { videoid: 'v1', channelid: 'c1', title: 'Bociany', author: 'Ada' },
    } as const;
    const rows = enforcer.live(game(evening, 300, { inside: [page(evening, 40), video] }));

    expect(rows).toContainEqual(['visits', expect.objectContaining({ ts: evening, seconds: 40 })]);
    expect(rows).toContainEqual(['videos', expect.objectContaining({ ts: evening + 50, seconds: 20 })]);
    expect(enforcer.usage.internetToday).toBe(60);
  });

  it('says nothing twice when an app that was refused stays refused', () => {
    expect(enforcerWith({ skda1: untilEight }).live(game(evening, 60, { goesOn: true }))).toEqual([]);
  });

  it('reports a refused page with its code and counts no time for it', () => {
    const enforcer = enforcerWith({}, ['poki.com']);
    const poki = {
      kind: 'page',
      at: evening + 5,
      seconds: 20,
      domain: 'poki.com',
      url: 'https://poki.com/',
    } as const;
    expect(enforcer.live(game(evening, 60, { inside: [poki] }))[0]).toEqual([
      'visits',
      { ts: evening + 5, url: 'https://poki.com/', domain: 'poki.com', blocked: 3 },
    ]);
    expect(enforcer.usage.internetToday).toBe(0);
  });

  it('opens no page in a browser that is not allowed', () => {
    const poki = {
      kind: 'page',
      at: evening + 5,
      seconds: 20,
      domain: 'poki.com',
      url: 'https://poki.com/',
    } as const;
    const rows = enforcerWith({ skda1: untilEight }).live(game(evening, 60, { inside: [poki] }));
    expect(rows.map(([kind]) => kind)).toEqual(['blocks']);
  });

  it('reports a refused look into the settings', () => {
    expect(enforcerWith({ blockSettings: true }).live({ kind: 'settings', at: evening })).toEqual([
      ['blocks', { ts: evening, kind: 'settings', subject: 'settings', code: 8 }],
    ]);
  });
});
