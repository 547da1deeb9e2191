import type { SiteEntry } from '@ostoja/domain';
import { Button, Dialog } from '@ostoja/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.js';

type Prefixed = Extract<SiteEntry, { kind: 'ask-prefix' }>;

interface AskPrefixDialogProps {
  /** The site with a prefix; null while nothing is asked. */
  readonly asked: Prefixed | null;
  /** The domain to add, or null when the parent went back. */
  readonly onAnswer: (domain: string | null) => void;
}

/** Asks whether a site is meant without its `www.` or `m.`: yes saves without, no saves as typed (panel spec §5). */
export function AskPrefixDialog({ asked, onAnswer }: AskPrefixDialogProps) {
  const { t } = useMessages();
  // What was asked stays on the page while the window fades
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  if (!last) return null;
  const { prefix, domain, stripped } = last;
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => !open && onAnswer(null)}
      size="sm"
      title={t('rules.sites.prefix.title', { prefix })}
      description={t('rules.sites.prefix.text', { site: stripped, prefix })}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(domain)}>
            {t('rules.sites.prefix.no', { site: domain })}
          </Button>
          <Button onClick={() => onAnswer(stripped)}>
            {t('rules.sites.prefix.yes', { site: stripped })}
          </Button>
        </>
      }
    />
  );
}
