import type { Reason } from '@ostoja/domain';
import type { MessageId } from '../../i18n/index.js';
import type { WhySubject } from './api/use-explanation.js';

/** A verdict's reason in words; the day ribbon says the same of a blocked try. */
const words: Readonly<Record<Reason, MessageId>> = {
  whitelisted: 'rules.why.reason.white-list',
  ok: 'rules.why.reason.ok',
  'protection-off': 'rules.why.reason.protection-off',
  'allowed-now': 'rules.why.reason.allowed-now',
  bedtime: 'rules.why.reason.bedtime',
  schedule: 'activity.reason.schedule',
  'daily-limit': 'activity.reason.limit',
  'weekly-limit': 'activity.reason.limit',
  'black-list': 'activity.reason.black-list',
  'white-list-only': 'activity.reason.white-list-only',
  'app-off': 'activity.reason.app-off',
  'new-app': 'activity.reason.new-app',
  video: 'activity.reason.video',
  channel: 'activity.reason.video',
  settings: 'activity.reason.settings',
  'blocked-now': 'activity.reason.blocked-now',
  erotic: 'activity.reason.erotic',
  offensive: 'activity.reason.offensive',
  'file-sharing': 'activity.reason.file-sharing',
  'video-site': 'activity.reason.video-site',
  social: 'activity.reason.social',
  document: 'activity.reason.document',
  executable: 'activity.reason.executable',
};

/** The text of a verdict's reason. */
export function reasonText(reason: Reason): MessageId {
  return words[reason];
}

/** The screen where a rule is changed, and what the way to it is called. */
export interface RulePlace {
  readonly path: string;
  readonly label: MessageId;
}

const hours = (use: 'applications' | 'internet'): RulePlace => ({
  path: `/panel/access-time/${use}`,
  label: 'rules.why.open.access-time',
});
const lists: RulePlace = { path: '/panel/internet/white-black-list', label: 'rules.why.open.lists' };
const content: RulePlace = { path: '/panel/internet/settings', label: 'rules.why.open.internet-settings' };
const videos: RulePlace = { path: '/panel/youtube', label: 'rules.why.open.youtube' };
const device: RulePlace = { path: '/panel/summary', label: 'rules.why.open.summary' };
const apps: RulePlace = { path: '/panel/applications/list', label: 'rules.why.open.applications' };

/** Where the rule behind a verdict is changed; null where no rule decided. */
export function rulePlace(reason: Reason, subject: WhySubject): RulePlace | null {
  switch (reason) {
    case 'ok':
      return null;
    case 'protection-off':
    case 'allowed-now':
    case 'bedtime':
    case 'blocked-now':
      return device;
    case 'schedule':
    case 'daily-limit':
    case 'weekly-limit':
      return hours(usedBy(subject) === 'apps' ? 'applications' : 'internet');
    case 'whitelisted':
    case 'black-list':
      return lists;
    case 'app-off':
    case 'new-app':
      return subject.kind === 'app'
        ? { ...apps, path: `${apps.path}?app=${encodeURIComponent(subject.pkg)}` }
        : apps;
    case 'settings':
      return apps;
    case 'video':
    case 'channel':
      return videos;
    default:
      return content;
  }
}

/** Which limit the use of a subject counts to; the settings count to none. */
export function usedBy({ kind }: WhySubject): 'apps' | 'internet' | null {
  if (kind === 'settings') return null;
  return kind === 'app' ? 'apps' : 'internet';
}
