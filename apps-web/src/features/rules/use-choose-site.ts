import { toast } from '@ostoja/ui';
import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.js';
import { useSiteLists } from './api/use-site-lists.js';
import { chooseSite, siteOf, undoOf, type SiteChange, type SiteListName } from './site-change.js';

/** How long a change of the lists can be taken back from its notice, milliseconds. */
export const undoTime = 8000;

/** Says that a change was made, and offers to take it back for 8 seconds. */
export function useUndoNotice(): (words: string, undo: () => void) => void {
  const { t } = useMessages();
  return useCallback(
    (words, undo) =>
      void toast.success(words, {
        duration: undoTime,
        action: { label: t('rules.undo'), onClick: undo },
      }),
    [t],
  );
}

/**
 * The safe and blocked sites of a device for screens that show what was visited: `choose(host, 'whiteList')` allows the
 * site of a host, `'blackList'` blocks it. Either can be taken back for 8 seconds.
 */
export function useChooseSite(profile: number, device: number) {
  const { t } = useMessages();
  const { lists, change } = useSiteLists(profile, device);
  const notice = useUndoNotice();
  const choose = useCallback(
    (host: string, list: SiteListName) => {
      const made: SiteChange | null = lists ? chooseSite(lists, host, list) : null;
      if (!made) return;
      change(made);
      const site = siteOf(host) ?? host;
      notice(t(list === 'whiteList' ? 'rules.sites.allowed' : 'rules.sites.blocked', { site }), () =>
        change(undoOf(made)),
      );
    },
    [lists, change, notice, t],
  );
  return { lists, choose };
}
