import { describe, expect, it } from 'vitest';
import { noUsage } from './allowance.js';
import { game, judge, rulesWith, saturdayEvening, settings, site, video } from './rules.fixture.js';
import { verdict } from './verdict.js';

describe('an app', () => {
  it('can be switched off', () => {
    const rules = rulesWith({ apps: [{ pkg: 'com.game', allowed: 0 }] });
    expect(judge(rules, game)).toEqual({ allowed: false, reason: 'app-off', code: 5, until: null });
  });

  it('is blocked while it is new, when new apps are blocked', () => {
    const rules = rulesWith({ settings: { blockNewApps: true }, apps: [{ pkg: 'com.known' }] });
    expect(judge(rules, game)).toMatchObject({ allowed: false, reason: 'new-app', code: 6 });
    expect(judge(rules, { kind: 'app', pkg: 'com.known' }).allowed).toBe(true);
  });

  it('follows schedule and limit while it is new', () => {
    const rules = rulesWith({ settings: { timeLimit: 60 } });
    expect(judge(rules, game, { appsToday: 3600, internetToday: 0 }).reason).toBe('daily-limit');
  });
});

describe('the device settings', () => {
  it('can be blocked', () => {
    expect(judge(rulesWith({ settings: { blockSettings: true } }), settings)).toMatchObject({
      allowed: false,
      reason: 'settings',
    });
  });
});

describe('the lists of sites', () => {
  it('block a site with its subdomains, and no other that ends alike', () => {
    const rules = rulesWith({ lists: { blackList: ['bad.com'] } });
    expect(judge(rules, site('bad.com'))).toMatchObject({ allowed: false, reason: 'black-list', code: 3 });
    expect(judge(rules, site('WWW.Bad.com.')).reason).toBe('black-list');
    expect(judge(rules, site('notbad.com')).allowed).toBe(true);
  });

  it('let the white list beat every content category', () => {
    const rules = rulesWith({
      settings: { blockErotic: true, blockSocial: true, blockDoc: true },
      lists: { whiteList: ['facebook.com', 'school.pl'] },
    });
    expect(judge(rules, site('m.facebook.com'))).toMatchObject({
      allowed: true,
      reason: 'whitelisted',
      code: -1,
    });
    expect(judge(rules, site('school.pl', 'https://school.pl/plan.pdf')).allowed).toBe(true);
  });

  it('let the closer entry win where both cover a site', () => {
    const rules = rulesWith({
      lists: { whiteList: ['a.com', 'ok.b.com'], blackList: ['bad.a.com', 'b.com'] },
    });
    expect(judge(rules, site('bad.a.com')).reason).toBe('black-list');
    expect(judge(rules, site('a.com')).reason).toBe('whitelisted');
    expect(judge(rules, site('ok.b.com')).reason).toBe('whitelisted');
  });

  it('let only the white list through when it is the only one', () => {
    const rules = rulesWith({ settings: { whiteListOnly: true }, lists: { whiteList: ['school.pl'] } });
    expect(judge(rules, site('school.pl')).reason).toBe('whitelisted');
    expect(judge(rules, site('example.com'))).toMatchObject({ reason: 'white-list-only', code: 4 });
    expect(judge(rules, video).reason).toBe('white-list-only');
  });
});

describe('content', () => {
  it('is blocked by its category, each by its own checkbox', () => {
    const cases = [
      ['blockErotic', 'pornhub.com', 'erotic'],
      ['blockOffensive', '4chan.org', 'offensive'],
      ['blockFileSites', 'chomikuj.pl', 'file-sharing'],
      ['blockVideo', 'vimeo.com', 'video-site'],
      ['blockSocial', 'instagram.com', 'social'],
    ] as const;
    for (const [setting, domain, reason] of cases) {
      expect(judge(rulesWith({ settings: { [setting]: true } }), site(domain)).reason).toBe(reason);
      expect(judge(rulesWith(), site(domain)).allowed).toBe(true);
    }
  });

  it('leaves YouTube out of the video sites when it is excluded', () => {
    const rules = rulesWith({ settings: { blockVideo: true, excludeYT: true } });
    expect(judge(rules, site('m.youtube.com')).allowed).toBe(true);
    expect(judge(rules, video).allowed).toBe(true);
    expect(judge(rules, site('vimeo.com')).reason).toBe('video-site');
  });

  it('blocks documents and programs by the link', () => {
    const rules = rulesWith({ settings: { blockDoc: true, blockExe: true } });
    expect(judge(rules, site('a.com', 'https://a.com/x/Report.PDF?y=1')).reason).toBe('document');
    expect(judge(rules, site('a.com', 'https://a.com/setup.exe#now')).reason).toBe('executable');
    expect(judge(rules, site('a.com', 'https://a.exe/')).allowed).toBe(true);
    expect(judge(rules, site('a.com', 'https://a.com/page?file=x.exe')).allowed).toBe(true);
  });

  it('is judged by another catalogue when one is given', () => {
    const rules = rulesWith({ settings: { blockSocial: true } });
    const answer = verdict(rules, site('local.example'), saturdayEvening, noUsage, () => ['social']);
    expect(answer.reason).toBe('social');
  });
});

describe('a video', () => {
  it('is blocked by itself or by its channel, also where YouTube is on the white list', () => {
    const lists = { whiteList: ['youtube.com'] };
    expect(judge(rulesWith({ lists: { ...lists, videoIds: ['v1'] } }), video)).toMatchObject({
      reason: 'video',
      code: 7,
    });
    expect(judge(rulesWith({ lists: { ...lists, channelIds: ['c1'] } }), video)).toMatchObject({
      reason: 'channel',
      code: 7,
    });
    expect(judge(rulesWith({ lists }), video).reason).toBe('whitelisted');
  });

  it('is blocked with YouTube', () => {
    expect(judge(rulesWith({ lists: { blackList: ['youtube.com'] } }), video).reason).toBe('black-list');
    expect(judge(rulesWith({ settings: { blockVideo: true } }), video).reason).toBe('video-site');
  });
});
