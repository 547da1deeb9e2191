import { Children } from 'react';
import type { MessageId, RichValues } from './messages.js';
import { useMessages } from './texts-context.js';

/** A text as an element; its tags become elements: `values={{ link: (words) => <Link to="…">{words}</Link> }}`. */
export function T({ id, values }: { id: MessageId; values?: RichValues }) {
  const { t, parts } = useMessages();
  return values ? <>{Children.toArray(parts(id, values))}</> : <>{t(id)}</>;
}
