import { saveGlobalSettings } from '@ostoja/contracts';
import { useEffect } from 'react';
import { queueOf } from '../../../saving/index.js';
import { useSession, useUser } from '../../../session/index.js';

/** Reads the account anew once its settings are saved, also when their window is closed by then: days follow its zone. */
export function useAccountRefresh(): void {
  const { check } = useSession();
  const queue = queueOf(useUser().email);
  useEffect(
    () =>
      queue.listen((news) => {
        if (news.kind === 'saved' && news.address.action === saveGlobalSettings.name) void check();
      }),
    [queue, check],
  );
}
