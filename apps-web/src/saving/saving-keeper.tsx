import { getProfiles } from '@ostoja/contracts';
import { toast } from '@ostoja/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { actionKey, failureMessage, useRefresh } from '../api/index.js';
import { useMessages } from '../i18n/index.js';
import { useProfiles, useUser } from '../session/index.js';
import { queueOf } from './queues.js';
import { readerOf } from './saved-actions.js';
import { withSavedRules, type Family } from './saved-rules.js';

/**
 * Sees to it that no change is lost while a parent is signed in: sends what waits when the page changes, goes or comes
 * back to the network, takes over what a closed page kept, and says what was refused. Shows nothing.
 */
export function SavingKeeper() {
  const { t } = useMessages();
  const queue = queueOf(useUser().email);
  const refresh = useRefresh();
  const { mutate } = useSWRConfig();
  const { profiles } = useProfiles();
  const { pathname } = useLocation();

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void queue.flush();
  }, [queue, pathname]);

  useEffect(() => {
    const look = () => (document.visibilityState === 'hidden' ? queue.leave() : queue.stay());
    const leave = () => queue.leave();
    const stay = () => queue.stay();
    const back = () => void queue.flush();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', stay);
    window.addEventListener('online', back);
    // What waited while nobody was in the panel
    back();
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', stay);
      window.removeEventListener('online', back);
      // Out of the panel: what waits goes now, and what can't go waits for the next time
      void queue.flush().then(() => queue.pause());
    };
  }, [queue]);

  useEffect(
    () =>
      queue.listen((news) => {
        if (news.kind === 'saved') {
          const { device } = news.address.target;
          // Until the family is read again: what was in force before is not what was saved now
          void mutate<Family>(
            actionKey(getProfiles, {}),
            (family) => family && withSavedRules(family, device, news.version),
            { revalidate: false },
          );
          const reader = news.isUnseen && readerOf(news.address.action);
          void (reader ? refresh(getProfiles, reader) : refresh(getProfiles));
        } else {
          const why =
            news.kind === 'refused' ? failureMessage(news.failure) : { id: 'saving.expired' as const };
          toast.error(t('saving.refused'), {
            description: t(why.id, why.values),
          });
        }
      }),
    [queue, refresh, mutate, t],
  );

  const known = profiles !== undefined;
  useEffect(() => {
    for (const device of profiles?.flatMap(({ devices }) => devices) ?? []) {
      queue.learnVersion(device.id, device.rules.saved.version);
    }
  }, [queue, profiles]);
  useEffect(() => {
    if (known) void queue.adopt();
  }, [queue, known]);

  return null;
}
