/** A device's lists (panel §3): sites that are always fine, sites, videos and channels that are blocked. */
export interface Lists {
  readonly whiteList: readonly string[];
  readonly blackList: readonly string[];
  readonly videoIds: readonly string[];
  readonly channelIds: readonly string[];
}

/** The index by which `loadLists` and `saveLists` name a list (service §3). */
export const ListIndex = { WhiteList: 0, BlackList: 1, VideoIds: 2, ChannelIds: 3 } as const;

/** A value of {@link ListIndex}. */
export type ListIndex = (typeof ListIndex)[keyof typeof ListIndex];

/** The lists in the order of their indexes. */
export const listNames = [
  'whiteList',
  'blackList',
  'videoIds',
  'channelIds',
] as const satisfies readonly (keyof Lists)[];

/** The lists of a device that nobody has filled yet. */
export function emptyLists(): Lists {
  return { whiteList: [], blackList: [], videoIds: [], channelIds: [] };
}
