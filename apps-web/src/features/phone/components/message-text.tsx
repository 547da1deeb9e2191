import { Button } from '@ostoja/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.js';

/** So many characters of a message are read at a glance. */
const glance = 400;

/** What was written, as it was written; a long message opens on demand. It is the device's word: text and nothing else. */
export function MessageText({ text }: { readonly text: string }) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  if (text.trim() === '') return <p className="text-ink-2">{t('phone.sms.no-text')}</p>;
  const isLong = text.length > glance;
  return (
    <div className="grid justify-items-start gap-1">
      <p dir="auto" className="w-full whitespace-pre-line [overflow-wrap:anywhere]">
        {isLong && !isOpen ? `${cutAt(text, glance)}…` : text}
      </p>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          aria-expanded={isOpen}
          onClick={() => setOpen((open) => !open)}
        >
          {t('phone.sms.whole', { state: isOpen ? 'open' : 'closed' })}
        </Button>
      )}
    </div>
  );
}

/** The beginning of a text; no character is cut in half. */
function cutAt(text: string, length: number): string {
  const isLead = /[\uD800-\uDBFF]$/.test(text.slice(0, length));
  return text.slice(0, isLead ? length - 1 : length).trimEnd();
}
