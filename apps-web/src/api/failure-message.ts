import { ActionFailure } from '@ostoja/contracts';
import type { MessageId, MessageValues } from '../i18n/index.js';

/** A text and what fills it. */
export interface Message {
  readonly id: MessageId;
  readonly values?: MessageValues;
}

/**
 * What to tell the parent about a failed call: the screen's own text for the code, else that the browser is
 * offline, the server can't be reached, there were too many tries (and for how many minutes), or that something
 * went wrong with us.
 * @param byCode the screen's texts for the codes it knows (service spec §8)
 */
export function failureMessage(
  failure: unknown,
  byCode: Readonly<Partial<Record<number, MessageId>>> = {},
  online = navigator.onLine,
): Message {
  if (!(failure instanceof ActionFailure)) return { id: 'failure.internal' };
  if (failure.status === 'unreachable') return { id: online ? 'failure.unreachable' : 'failure.offline' };
  const { retryAfter } = failure.details;
  if (retryAfter !== undefined) {
    return { id: 'failure.too-many', values: { minutes: Math.max(1, Math.ceil(retryAfter / 60)) } };
  }
  const own = byCode[failure.code];
  return { id: own ?? 'failure.internal' };
}
