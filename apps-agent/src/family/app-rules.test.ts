import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../testing/temporary-directory.js';
import { chooseApps, parentAppChoices } from './app-rules.js';
import { familyDevices } from './devices.js';
import { FamilyState } from './family-state.js';

async function arrange() {
  const state = await FamilyState.open(join(await temporaryDirectory(), 'family'));
  for (const [index, device] of familyDevices.entries()) {
    await state.keepProfile(device.child.name, 100 + index);
    await state.keepDevice(device.key, { id: index, token: 't', since: 0, hasRules: true });
  }
  const asked: number[] = [];
  let silent = 1;
  const parent = {
    chooseApps: (_profile: number, device: number) => {
      asked.push(device);
      return Promise.resolve(silent-- <= 0);
    },
  };
  return { asked, state, run: () => chooseApps({ parent, state, log: () => undefined, every: 1 }, never) };
}

const never = new AbortController().signal;

describe('deciding about apps', () => {
  it('waits until the device has reported them, and decides once', async () => {
    const { asked, run } = await arrange();
    await run();
    expect(asked).toEqual([0, 0, 1]);
    await run();
    expect(asked).toHaveLength(3);
  });

  it('is about apps that the devices have from the start', () => {
    for (const [key, choices] of Object.entries(parentAppChoices)) {
      const apps = familyDevices.find((device) => device.key === key)?.apps ?? [];
      const there = apps.filter(
        ({ system, comes, goes }) => !system && comes === undefined && goes === undefined,
      );
      expect(there.map(({ pkg }) => pkg)).toEqual(expect.arrayContaining(choices.map(({ pkg }) => pkg)));
    }
  });

  it('leaves a removed device alone', async () => {
    const { asked, state, run } = await arrange();
    const kept = state.device('zosia-phone');
    if (kept) await state.keepDevice('zosia-phone', { ...kept, isRemoved: true });
    await run();
    expect(asked).not.toContain(0);
  });
});
