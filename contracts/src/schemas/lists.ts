import { listNames } from '@ostoja/domain';
import { z } from 'zod';

const entries = z.array(z.string().min(1).max(253)).max(5000);

/** The four lists of a device (panel spec §3). */
export const lists = z.object({
  whiteList: entries,
  blackList: entries,
  videoIds: entries,
  channelIds: entries,
});

/** Which lists: 0 white, 1 black, 2 video ids, 3 channel ids. */
export const listIndexes = z.array(z.int().min(0).max(3)).max(4);

/** Tells whether each list that an index names is there: one that is missing would be saved as empty. */
export function hasNamedLists(save: {
  lists: Partial<z.infer<typeof lists>>;
  index: readonly number[];
}): boolean {
  return save.index.every((index) => {
    const name = listNames[index];
    return name !== undefined && save.lists[name] !== undefined;
  });
}
