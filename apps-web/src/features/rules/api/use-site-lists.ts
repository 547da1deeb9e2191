import { loadLists, saveLists, type Reply } from '@ostoja/contracts';
import { ListIndex } from '@ostoja/domain';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useAction } from '../../../api/index.js';
import { saveDelay, useSaving, type SaveKind, type SaveStage } from '../../../saving/index.js';
import {
  changeSites,
  touchedLists,
  type SiteChange,
  type SiteListName,
  type SiteLists,
} from '../site-change.js';

type LoadedLists = Reply<typeof loadLists>;

const siteLists = [ListIndex.WhiteList, ListIndex.BlackList];

const listIndexOf = { whiteList: ListIndex.WhiteList, blackList: ListIndex.BlackList } as const;

/** Each list is saved by itself, whole, 1.5 s after its last change (panel spec §4; service spec §3). */
function savingOf(list: SiteListName): SaveKind<typeof saveLists, LoadedLists> {
  return {
    action: saveLists,
    part: list,
    cacheKey: (target) => [loadLists.name, { ...target, lists: siteLists }],
    apply: (loaded, change) => ({ ...loaded, [list]: change.lists[list] ?? loaded[list] }),
  };
}

const savingWhite = savingOf('whiteList');
const savingBlack = savingOf('blackList');

/** Which of two saves needs a parent's eye most. */
const urgency: readonly SaveStage[] = ['idle', 'saved', 'waiting', 'saving', 'offline', 'failed'];

/** A device's safe and blocked sites, with what a parent changed a moment ago, and the way to change them. */
export function useSiteLists(profile: number, device: number) {
  const request = { profile, device, lists: siteLists };
  const { data, error, isValidating, mutate } = useAction(loadLists, request);
  const target = { profile, device };
  const white = useSaving(savingWhite, target, data);
  const black = useSaving(savingBlack, target, data);
  const whiteList = white.value?.whiteList;
  const blackList = black.value?.blackList;
  const lists = useMemo<SiteLists | undefined>(
    () => whiteList && blackList && { whiteList, blackList },
    [whiteList, blackList],
  );

  // A notice's "undo" may be pressed long after this rendering: it changes the lists as they are then
  const latest = useRef(lists);
  useEffect(() => {
    latest.current = lists;
  }, [lists]);

  const changeWhite = white.change;
  const changeBlack = black.change;
  const change = useCallback(
    (made: SiteChange) => {
      if (!latest.current) return;
      const after = changeSites(latest.current, made);
      latest.current = after;
      for (const list of touchedLists(made)) {
        const save = list === 'whiteList' ? changeWhite : changeBlack;
        save({ lists: { [list]: [...after[list]] }, index: [listIndexOf[list]] }, saveDelay.switch);
      }
    },
    [changeWhite, changeBlack],
  );

  const stage =
    [white.stage, black.stage].toSorted((a, b) => urgency.indexOf(b) - urgency.indexOf(a))[0] ?? 'idle';
  return {
    lists,
    change,
    stage,
    retrySave: () => {
      white.retry();
      black.retry();
    },
    failure: error,
    isValidating,
    retry: () => void mutate(),
  };
}
