import { loadLists, saveLists, type Reply } from '@ostoja/contracts';
import { hasPrivilege, ListIndex } from '@ostoja/domain';
import { useCallback } from 'react';
import { actionKey, useAction } from '../../../api/index.js';
import { saveDelay, useSaving, type SaveKind, type SaveStage } from '../../../saving/index.js';
import { useUser } from '../../../session/index.js';
import { listWith } from '../video-lists.js';

type Lists = Reply<typeof loadLists>;
type ListsSave = SaveKind<typeof saveLists, Lists>;

const asked = [ListIndex.VideoIds, ListIndex.ChannelIds];

const cacheKey: ListsSave['cacheKey'] = ({ profile = 0, device = 0 }) =>
  actionKey(loadLists, { profile, device, lists: asked });
const apply: ListsSave['apply'] = (before, { lists }) => ({ ...before, ...lists });

/** Each list is a save of its own: a change of one must not send the other (service spec §7). */
const videoSave: ListsSave = { action: saveLists, part: 'videoIds', cacheKey, apply };
const channelSave: ListsSave = { action: saveLists, part: 'channelIds', cacheKey, apply };

/** The first of these that either list is at is what the parent has to know. */
const byWeight: readonly SaveStage[] = ['failed', 'offline', 'saving', 'waiting', 'saved', 'idle'];

/**
 * The videos and channels that a parent has blocked on a device, with unsaved changes over them, and the ways to change
 * them. Without the privilege to read the lists there are none; without the one to save them `mayChange` is false.
 */
export function useVideoLists(target: { readonly profile: number; readonly device: number }) {
  const { privileges } = useUser();
  const mayRead = hasPrivilege(privileges, 'loadLists');
  const { data, error } = useAction(loadLists, mayRead ? { ...target, lists: asked } : null);
  const videos = useSaving(videoSave, target, data);
  const channels = useSaving(channelSave, target, videos.value);
  const lists = channels.value;
  const { change: changeVideos } = videos;
  const { change: changeChannels } = channels;

  const blockVideo = useCallback(
    (id: string, isBlocked: boolean) => {
      if (!lists) return;
      const videoIds = listWith(lists.videoIds, id, isBlocked);
      changeVideos({ lists: { videoIds }, index: [ListIndex.VideoIds] }, saveDelay.videoList);
    },
    [lists, changeVideos],
  );
  const blockChannel = useCallback(
    (id: string, isBlocked: boolean) => {
      if (!lists) return;
      const channelIds = listWith(lists.channelIds, id, isBlocked);
      changeChannels({ lists: { channelIds }, index: [ListIndex.ChannelIds] }, saveDelay.videoList);
    },
    [lists, changeChannels],
  );
  return {
    lists,
    error,
    mayChange: mayRead && hasPrivilege(privileges, 'saveLists'),
    blockVideo,
    blockChannel,
    stage: byWeight.find((stage) => stage === videos.stage || stage === channels.stage) ?? 'idle',
    retry: () => {
      videos.retry();
      channels.retry();
    },
  };
}
