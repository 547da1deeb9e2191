import { screenDelete, screenHeaderList, screenList } from '@ostoja/contracts';
import { useCallback } from 'react';
import { client, useRefresh } from '../../../api/index.js';

/** Deletes saved screens, at most 100 at a time, and reads what is left. Throws the ActionFailure. */
export function useDeleteScreens(): (ids: readonly string[]) => Promise<void> {
  const refresh = useRefresh();
  return useCallback(
    async (ids) => {
      await client.call(screenDelete, { ids: ids.join(',') });
      await refresh(screenHeaderList, screenList);
    },
    [refresh],
  );
}
