import { useMessages, type MessageId, type MessageValues } from '../i18n/index.js';

/** Names the browser's tab and history entry after the screen. */
export function PageTitle({ id, values }: { id: MessageId; values?: MessageValues }) {
  const { t } = useMessages();
  return <title>{`${t(id, values)} · Ostoja`}</title>;
}
