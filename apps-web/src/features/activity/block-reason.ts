import type { MessageId } from '../../i18n/index.js';

/** Why a try was blocked, by the visit code that the device reported (panel spec §3, URL visit). */
const reasons: Readonly<Record<number, MessageId>> = {
  1: 'activity.reason.schedule',
  2: 'activity.reason.limit',
  3: 'activity.reason.black-list',
  4: 'activity.reason.white-list-only',
  5: 'activity.reason.app-off',
  6: 'activity.reason.new-app',
  7: 'activity.reason.video',
  8: 'activity.reason.settings',
  9: 'activity.reason.blocked-now',
  10: 'activity.reason.erotic',
  11: 'activity.reason.offensive',
  12: 'activity.reason.file-sharing',
  13: 'activity.reason.video-site',
  14: 'activity.reason.social',
  15: 'activity.reason.document',
  16: 'activity.reason.executable',
};

/** The text of a visit code's reason; a code that we do not know counts as content (10 or more) or as the parent's own. */
export function blockReason(code: number): MessageId {
  return reasons[code] ?? (code >= 10 ? 'activity.reason.content' : 'activity.reason.black-list');
}
