/** What a parent has blocked on YouTube: ids of videos and of channels. */
export interface VideoLists {
  readonly videoIds: readonly string[];
  readonly channelIds: readonly string[];
}

/**
 * Why a video does not play, or null when it does. A blocked channel blocks each of its videos; `either` is said where
 * the lists may not be read.
 */
export type VideoBlock = 'video' | 'channel' | 'either' | null;

/** What the lists say of a video; its own block comes before its channel's. */
export function blockOf(
  { videoIds, channelIds }: VideoLists,
  { videoid, channelid }: { readonly videoid: string; readonly channelid: string },
): VideoBlock {
  if (videoIds.includes(videoid)) return 'video';
  return channelid !== '' && channelIds.includes(channelid) ? 'channel' : null;
}

/** A list with an id on it, or without it; an id stands on it once. */
export function listWith(ids: readonly string[], id: string, isOn: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return isOn ? [...others, id] : others;
}
