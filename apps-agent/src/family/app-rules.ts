import { setTimeout as delay } from 'node:timers/promises';
import { familyDevices } from './devices.js';
import type { FamilyState } from './family-state.js';
import type { Parent } from './parent.js';

/** What the parent sets for an app, where it differs from what a new app has. */
export interface AppChoice {
  readonly pkg: string;
  readonly allowed?: 0 | 1;
  readonly schedule?: 0 | 1;
  readonly timeLimit?: 0 | 1;
}

/** The apps that the demo parent decides about, by the device's key. */
export const parentAppChoices: Readonly<Record<string, readonly AppChoice[]>> = {
  'zosia-phone': [
    { pkg: 'com.kiloo.subwaysurf', allowed: 0 },
    { pkg: 'com.duolingo', timeLimit: 0 },
    { pkg: 'pl.librus.synergiaDru2', schedule: 0, timeLimit: 0 },
  ],
  'kuba-computer': [
    { pkg: 'steam.exe', allowed: 0 },
    { pkg: 'winword.exe', timeLimit: 0 },
  ],
};

/** What choosing needs. */
export interface Choosing {
  readonly parent: Pick<Parent, 'chooseApps'>;
  readonly state: FamilyState;
  readonly log: (line: string) => void;
  /** Milliseconds between two looks at whether a device has reported its apps. */
  readonly every?: number;
}

/** Lets the parent decide about apps once, as soon as a device has reported them; ends when all is decided. */
export async function chooseApps(choosing: Choosing, signal: AbortSignal): Promise<void> {
  for (const device of familyDevices) await chooseOn(device.key, choosing, signal);
}

async function chooseOn(
  key: string,
  { parent, state, log, every = 3000 }: Choosing,
  signal: AbortSignal,
): Promise<void> {
  const choices = parentAppChoices[key];
  const child = familyDevices.find((device) => device.key === key)?.child.name;
  const profile = child === undefined ? undefined : state.profiles[child];
  if (!choices || profile === undefined) return;
  for (;;) {
    const device = state.device(key);
    if (!device || device.hasAppChoices || device.isRemoved) return;
    if (await parent.chooseApps(profile, device.id, choices)) {
      // The device may have changed meanwhile
      await state.keepDevice(key, { ...(state.device(key) ?? device), hasAppChoices: true });
      log(`Decided about ${choices.length} apps of ${key}`);
      return;
    }
    await delay(every, undefined, { signal });
  }
}
