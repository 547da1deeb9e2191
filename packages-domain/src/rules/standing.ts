import { appRuleOf, countsIntoLimit } from './app-rule.js';
import type { Reason } from './reason.js';
import type { RuleDocument } from './rule-document.js';
import { downloadKind } from './download-kind.js';
import { isYouTube, type Categorise, type SiteCategory } from './site-category.js';
import { coveringEntry } from './site-match.js';
import type { AppSubject, SiteSubject, Subject, VideoSubject } from './subject.js';
import type { TimedUse } from './weekly-schedule.js';

/** What holds for a subject at every hour: a block, or leave to be used within its schedule and limit. */
export interface Standing {
  /** Why it is blocked or allowed, apart from time. */
  readonly reason: Reason;
  /** Whose time it uses, or null when time does not matter to it. */
  readonly use: TimedUse | null;
  readonly followsSchedule: boolean;
  readonly followsLimit: boolean;
}

/** Judges a subject by everything that does not depend on time. See docs/decisions/0010-verdict-precedence.md. */
export function standingOf(rules: RuleDocument, subject: Subject, categorise: Categorise): Standing {
  switch (subject.kind) {
    case 'app':
      return ofApp(rules, subject);
    case 'site':
      return internet(siteReason(rules, subject, categorise));
    case 'video':
      return internet(videoReason(rules, subject, categorise));
    case 'settings':
      return timeless(rules.settings.blockSettings ? 'settings' : 'ok');
  }
}

function ofApp({ apps, settings }: RuleDocument, { pkg }: AppSubject): Standing {
  const rule = appRuleOf(apps, pkg);
  if (!rule && settings.blockNewApps) return timeless('new-app');
  if (rule?.allowed === 0) return timeless('app-off');
  // An app that the panel has not heard of yet follows the schedule and the limit, as it will once it is listed.
  return {
    reason: 'ok',
    use: 'apps',
    followsSchedule: rule?.schedule !== 0,
    followsLimit: countsIntoLimit(apps, pkg),
  };
}

function videoReason(rules: RuleDocument, video: VideoSubject, categorise: Categorise): Reason {
  if (rules.lists.videoIds.includes(video.videoId)) return 'video';
  if (rules.lists.channelIds.includes(video.channelId)) return 'channel';
  return siteReason(rules, { kind: 'site', domain: 'youtube.com' }, categorise);
}

function siteReason({ lists, settings }: RuleDocument, site: SiteSubject, categorise: Categorise): Reason {
  const white = coveringEntry(lists.whiteList, site.domain);
  const black = coveringEntry(lists.blackList, site.domain);
  // Both cover the same host, so the longer entry is the closer one; the white list wins a tie.
  if (white !== null && white.length >= (black?.length ?? 0)) return 'whitelisted';
  if (black !== null) return 'black-list';
  if (settings.whiteListOnly) return 'white-list-only';
  return blockedContent(settings, site, categorise) ?? 'ok';
}

function blockedContent(
  settings: RuleDocument['settings'],
  site: SiteSubject,
  categorise: Categorise,
): Reason | null {
  const blocked: Record<SiteCategory, boolean> = {
    erotic: settings.blockErotic,
    offensive: settings.blockOffensive,
    'file-sharing': settings.blockFileSites,
    'video-site': settings.blockVideo && !(settings.excludeYT && isYouTube(site.domain)),
    social: settings.blockSocial,
  };
  const found = categorise(site.domain);
  for (const category of ['erotic', 'offensive', 'file-sharing', 'video-site', 'social'] as const) {
    if (blocked[category] && found.includes(category)) return category;
  }
  const download = site.url === undefined ? null : downloadKind(site.url);
  if (download === 'document' && settings.blockDoc) return download;
  return download === 'executable' && settings.blockExe ? download : null;
}

function internet(reason: Reason): Standing {
  return { reason, use: 'internet', followsSchedule: true, followsLimit: true };
}

function timeless(reason: Reason): Standing {
  return { reason, use: null, followsSchedule: false, followsLimit: false };
}
