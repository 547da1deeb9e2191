import {
  getApps,
  loadGlobalSettings,
  loadLists,
  loadSettings,
  saveGlobalSettings,
  saveLists,
  saveSettings,
  setApps,
  type Action,
  type Input,
} from '@ostoja/contracts';

/**
 * The actions whose changes go through the queue. Each sets what it is given, so that sending one again after a lost
 * answer changes nothing. A change that the browser kept is sent only through one of these.
 */
const savedActions = { saveSettings, setApps, saveLists, saveGlobalSettings } as const;

/** An action that saves through the queue. */
export type SavedAction = (typeof savedActions)[keyof typeof savedActions];

/** What a change sends besides its profile and device. */
export type Change<A extends Action> = Omit<Input<A>, 'profile' | 'device'>;

const readers: Readonly<Record<SavedAction['name'], Action>> = {
  saveSettings: loadSettings,
  setApps: getApps,
  saveLists: loadLists,
  saveGlobalSettings: loadGlobalSettings,
};

/** The action that reads what a saving action saves. */
export function readerOf(name: string): Action | undefined {
  return Object.entries(readers).find(([saving]) => saving === name)?.[1];
}

/** Finds a saving action by its name. */
export function savedAction(name: string): Action | undefined {
  return Object.values<Action>(savedActions).find((action) => action.name === name);
}
