import { Button, Checkbox, Dialog } from '@ostoja/ui';
import { useState } from 'react';
import type { Message } from '../../../api/index.js';
import { T, useMessages, type MessageId } from '../../../i18n/index.js';
import { otherList, type SiteChange, type SiteListName, type SiteLists } from '../site-change.js';
import { judgePaste, mostSites } from '../site-paste.js';

interface PasteSitesDialogProps {
  readonly list: SiteListName;
  readonly lists: SiteLists;
  readonly entries: readonly string[];
  readonly onClose: () => void;
  readonly onChange: (change: SiteChange, words: Message) => void;
}

/** Shows what several pasted sites come to, and adds them at once; nothing is added unseen. */
export function PasteSitesDialog({ list, lists, entries, onClose, onChange }: PasteSitesDialogProps) {
  const { t } = useMessages();
  const [strip, setStrip] = useState(true);
  const [moves, setMoves] = useState(false);
  const across = otherList[list];
  const judged = judgePaste(entries, { list: lists[list], otherList: lists[across] }, strip);
  const sites = moves ? [...judged.add, ...judged.move] : judged.add;
  const isTooMany = lists[list].length + sites.length > mostSites;
  const add = () => {
    onChange(
      { put: { [list]: sites }, take: moves ? { [across]: judged.move } : {} },
      { id: `rules.sites.added-many.${list}`, values: { count: sites.length } },
    );
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`rules.sites.add-to.${list}`)}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <T id="app.cancel" />
          </Button>
          <Button disabled={sites.length === 0 || isTooMany} onClick={add}>
            {t('rules.sites.paste.submit', { count: sites.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {judged.prefixed > 0 && (
          <Checkbox
            label={t('rules.sites.paste.strip', { count: judged.prefixed })}
            checked={strip}
            onCheckedChange={setStrip}
          />
        )}
        {judged.move.length > 0 && (
          <Checkbox
            label={t(`rules.sites.paste.move.${across}`, { count: judged.move.length })}
            checked={moves}
            onCheckedChange={setMoves}
          />
        )}
        <Entries title="rules.sites.paste.new" entries={sites} />
        <Entries title="rules.sites.paste.exists" entries={judged.exists} />
        <Entries title="rules.sites.paste.not-valid" entries={judged.notValid} />
        <p aria-live="polite" className="text-sm text-stop empty:hidden">
          {isTooMany ? t('rules.sites.full') : ''}
        </p>
      </div>
    </Dialog>
  );
}

/** As many entries are shown one by one; the count says the rest. */
const shownEntries = 50;

function Entries({ title, entries }: { readonly title: MessageId; readonly entries: readonly string[] }) {
  const { t } = useMessages();
  if (entries.length === 0) return null;
  const more = entries.length > shownEntries ? '…' : '';
  return (
    <div>
      <h3 className="text-sm font-medium">{t(title, { count: entries.length })}</h3>
      <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
        <bdi>{entries.slice(0, shownEntries).join(', ') + more}</bdi>
      </p>
    </div>
  );
}
