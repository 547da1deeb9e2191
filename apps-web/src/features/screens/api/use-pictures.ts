import { getScreenViews, screenListByIds } from '@ostoja/contracts';
import { useBatchLoader } from '@ostoja/ui';
import { client, useRefresh } from '../../../api/index.js';
import { pictureSource } from '../picture-source.js';

/**
 * The pictures of a gallery, in batches of 20 as they come into sight: 600 ms after the last change, then 50 ms apart
 * (service spec §7).
 */
export function usePictures() {
  const refresh = useRefresh();
  return useBatchLoader<string>({
    batchSize: 20,
    delay: 600,
    pause: 50,
    load: async (ids) => {
      const { items } = await client.call(screenListByIds, { ids: ids.join(',') });
      void refresh(getScreenViews);
      return new Map(items.map(({ id, jpeg }) => [String(id), pictureSource(jpeg)]));
    },
  });
}
