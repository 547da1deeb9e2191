import { loadGlobalSettings, saveGlobalSettings, type Reply } from '@ostoja/contracts';
import { actionKey, useAction } from '../../../api/index.js';
import { useSaving, type SaveKind } from '../../../saving/index.js';

type GlobalSettings = Reply<typeof loadGlobalSettings>;

const kind: SaveKind<typeof saveGlobalSettings, GlobalSettings> = {
  action: saveGlobalSettings,
  cacheKey: () => actionKey(loadGlobalSettings, {}),
  apply: (settings, { data }) => ({ ...settings, ...data }),
};

/** The settings of the whole account with the parent's unsaved changes over them; a save sends what was changed alone. */
export function useGlobalSettings() {
  const { data, error, isValidating, mutate } = useAction(loadGlobalSettings, {});
  const { value, change, stage, retry } = useSaving(kind, {}, data);
  return { settings: value, change, stage, retry, error, isValidating, reload: () => void mutate() };
}
