import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FakeGateway } from '../testing/fake-gateway.js';
import { temporaryDirectory } from '../testing/temporary-directory.js';
import { familyDevices } from './devices.js';
import { FamilyState } from './family-state.js';
import { moveIn, type House } from './move-in.js';
import type { ProfileView } from './parent.js';

function deviceView(id: number, friendlyName: string): ProfileView['devices'][number] {
  const version = { version: 0, at: 0 };
  return {
    id,
    friendlyName,
    brand: '',
    model: '',
    osName: '',
    appType: 2,
    appFeatures: '',
    appVersion: '',
    online: false,
    lastSeen: 0,
    protectionOffUntil: 0,
    rules: { saved: version, received: version, inForce: version },
  };
}

async function arrange() {
  const fake = await FakeGateway.start();
  onTestFinished(() => fake.stop());
  const directory = await temporaryDirectory();
  const done: string[] = [];
  const account = { profiles: [] as ProfileView[], nextId: 1 };
  const parent: House['parent'] = {
    profiles: () => Promise.resolve(account.profiles),
    addProfile: ({ name, img }) => {
      done.push(`profile ${name}`);
      const id = account.nextId++;
      account.profiles = [...account.profiles, { id, name, img, month: 0, year: 0, devices: [] }];
      return Promise.resolve(id);
    },
    removeDevice: (id) => Promise.resolve(void done.push(`remove ${id}`)),
    pairingCode: () => Promise.resolve('code'),
    saveRules: (_, device) => Promise.resolve(void done.push(`rules ${device}`)),
  };
  const house = async (): Promise<House> => ({
    baseUrl: fake.url,
    parent,
    state: await FamilyState.open(join(directory, 'family')),
    now: () => 1_795_446_000,
    log: () => undefined,
  });
  return { account, directory, done, fake, house };
}

describe('moving in', () => {
  it('makes two children and pairs three devices, each with its first rules', async () => {
    const { done, fake, house } = await arrange();
    await moveIn(await house());
    expect(done.filter((line) => line.startsWith('profile'))).toEqual(['profile Zosia', 'profile Kuba']);
    expect(fake.calls).toEqual(['enrol', 'enrol', 'enrol']);
    expect(done.filter((line) => line.startsWith('rules'))).toHaveLength(3);
  });

  it('makes nothing twice', async () => {
    const { done, fake, house } = await arrange();
    await moveIn(await house());
    const before = done.length;
    await moveIn(await house());
    expect(done).toHaveLength(before);
    expect(fake.calls).toHaveLength(3);
  });

  it('uses a profile of the same name that is there', async () => {
    const { account, done, house } = await arrange();
    account.profiles = [{ id: 77, name: 'Zosia', img: 2, month: 0, year: 0, devices: [] }];
    const made = await house();
    await moveIn(made);
    expect(done).not.toContain('profile Zosia');
    expect(made.state.profiles['Zosia']).toBe(77);
  });

  it('replaces a device that an interrupted run left without its token', async () => {
    const { account, done, house } = await arrange();
    const devices = [deviceView(50, 'Telefon Zosi')];
    account.profiles = [{ id: 77, name: 'Zosia', img: 2, month: 0, year: 0, devices }];
    await moveIn(await house());
    expect(done).toContain('remove 50');
  });

  it('leaves a device away that the parent deleted', async () => {
    const { fake, house } = await arrange();
    await moveIn(await house());
    const again = await house();
    const kept = again.state.device('zosia-phone');
    if (kept) await again.state.keepDevice('zosia-phone', { ...kept, isRemoved: true });
    await moveIn(await house());
    expect(fake.calls).toHaveLength(3);
  });

  it('begins anew when the account is a new one', async () => {
    const { account, fake, house } = await arrange();
    await moveIn(await house());
    account.profiles = [];
    await moveIn(await house());
    expect(fake.calls).toHaveLength(6);
  });

  it('keeps tokens where only their owner reads them', async () => {
    const { directory, house } = await arrange();
    await moveIn(await house());
    expect((await stat(join(directory, 'family', 'family.json'))).mode & 0o077).toBe(0);
  });

  it('sends one device away three days before the first run', async () => {
    const { house } = await arrange();
    const made = await house();
    await moveIn(made);
    const gone = familyDevices.filter((device) => made.state.device(device.key)?.goneAt !== undefined);
    expect(gone.map((device) => device.key)).toEqual(['kuba-old-phone']);
    expect(made.state.device('kuba-old-phone')?.goneAt).toBe(1_795_446_000 - 3 * 86_400);
  });
});
