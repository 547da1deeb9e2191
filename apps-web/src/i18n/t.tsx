import { Children } from 'react';
import type { MessageId, RichValues } from './messages.js';
import { useMessages } from './texts-context.js';

/** A text as an element; its tags become elements: `<T id="account.login.new-here" values={{ link: (words) => … }} />`. */
export function T({ id, values }: { id: MessageId; values?: RichValues }) {
  const { t, parts } = useMessages();
  return values ? <>{Children.toArray(parts(id, values))}</> : <>{t(id)}</>;
}
