import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import {
  ActionFailure,
  type Client,
  createClient,
  type Input,
  saveLists,
  saveSettings,
  screen,
  screenDelete,
  sync,
} from '@ostoja/contracts';
import { jpeg } from '../factories/pictures.js';
import { batchOf, visit } from '../factories/telemetry.js';
import type { ServerProcess } from '../server-process.js';
import type { CrashDevice, Household, Saves } from './household.js';

/** How many batches of one device are under way at once. */
const LANES = 3;

/** The longest that a server lives after it first answered for something, milliseconds. */
const LONGEST = 1500;

/**
 * Reports, pictures and saves for all devices at once, as fast as they go, until the server is killed at a random moment
 * in their midst.
 */
export async function crashInTheMidst(server: ServerProcess, household: Household): Promise<void> {
  let killed: Promise<void> | undefined;
  const answered = () => {
    killed ??= new Promise((resolve) => {
      setTimeout(() => resolve(server.kill()), randomInt(LONGEST));
    });
  };
  const parent = parentOf(server, household);
  const lanes = household.devices.flatMap((device) => {
    const agent = createClient({ baseUrl: server.url, token: device.token });
    return [
      ...Array.from({ length: LANES }, () => () => sendBatch(agent, device, newBatch())),
      () => sendScreen(agent, device, newScreen()),
      () => deleteScreen(parent, agent, device),
      () => saveLimit(parent, device, device.saves % 2 === 0 ? 'timeLimit' : 'timeLimitNet'),
      () => saveBlackList(parent, device),
    ];
  });
  await Promise.all(lanes.map((work) => untilUnreachable(work, answered)));
  await killed;
}

/**
 * Sends once more what nobody answered for, and one that was answered for: it must not count twice. Asks once more for
 * the deletions that nobody answered for, too.
 */
export async function sendAgain(server: ServerProcess, household: Household): Promise<void> {
  const parent = parentOf(server, household);
  for (const device of household.devices) {
    const agent = createClient({ baseUrl: server.url, token: device.token });
    for (const batch of pending(device.batches, device.acknowledgedBatches)) {
      await sendBatch(agent, device, batch);
    }
    const kept = new Map([...device.screens].filter(([uid]) => !device.deletions.has(uid)));
    for (const picture of pending(kept, device.acknowledgedScreens)) {
      await sendScreen(agent, device, picture);
    }
    for (const [uid, state] of device.deletions) if (state === 'open') await askToDelete(parent, device, uid);
  }
}

/** The household's parent, at a server. */
export function parentOf(server: ServerProcess, { cookie }: Household): Client {
  return createClient({
    baseUrl: server.url,
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } }),
  });
}

function* pending<Sent>(
  all: ReadonlyMap<string, Sent>,
  acknowledged: { has(uid: string): boolean },
): Generator<Sent> {
  const once = [...all.keys()].filter((uid) => acknowledged.has(uid)).at(-1);
  for (const [uid, sent] of all) if (uid === once || !acknowledged.has(uid)) yield sent;
}

async function untilUnreachable(work: () => Promise<void>, answered: () => void): Promise<void> {
  for (;;) {
    try {
      await work();
      answered();
    } catch (error) {
      if (error instanceof ActionFailure && error.status === 'unreachable') return;
      throw error;
    }
  }
}

async function sendBatch(agent: Client, device: CrashDevice, batch: Input<typeof sync>): Promise<void> {
  device.batches.set(batch.uid, batch);
  await agent.call(sync, batch);
  device.acknowledgedBatches.add(batch.uid);
}

async function sendScreen(agent: Client, device: CrashDevice, picture: Input<typeof screen>): Promise<void> {
  device.screens.set(picture.uid, picture);
  const { id } = await agent.call(screen, picture);
  const known = device.acknowledgedScreens.get(picture.uid);
  if (known !== undefined && known !== id) throw new Error('a picture was answered for with two ids');
  device.acknowledgedScreens.set(picture.uid, id);
}

/** Has a picture deleted, while the device sends others: the oldest that is there, or else a new one. */
async function deleteScreen(parent: Client, agent: Client, device: CrashDevice): Promise<void> {
  const going = [...device.acknowledgedScreens.keys()].find((uid) => !device.deletions.has(uid));
  if (going !== undefined) await askToDelete(parent, device, going);
  await sendScreen(agent, device, newScreen());
}

async function askToDelete(parent: Client, device: CrashDevice, uid: string): Promise<void> {
  const id = device.acknowledgedScreens.get(uid);
  if (id === undefined) throw new Error('nobody knows the id of a picture that was not answered for');
  device.deletions.set(uid, 'open');
  await parent.call(screenDelete, { ids: String(id) });
  device.deletions.set(uid, 'acknowledged');
}

async function saveLimit(
  parent: Client,
  device: CrashDevice,
  field: 'timeLimit' | 'timeLimitNet',
): Promise<void> {
  const value = device.saves % 480;
  await save(device, device.limits[field], value, () =>
    parent.call(saveSettings, { ...device.ref, data: { [field]: value } }),
  );
}

async function saveBlackList(parent: Client, device: CrashDevice): Promise<void> {
  const value = `site-${device.saves}.example.com`;
  await save(device, device.blackList, value, () =>
    parent.call(saveLists, { ...device.ref, lists: { blackList: [value] }, index: [1] }),
  );
}

async function save<Value>(
  device: CrashDevice,
  saves: Saves<Value>,
  value: Value,
  call: () => Promise<{ version: number }>,
): Promise<void> {
  device.saves += 1;
  saves.open.push(value);
  const { version } = await call();
  saves.acknowledged = { value, version };
  saves.open = [];
  device.versions.push(version);
}

function newBatch(): Input<typeof sync> {
  const now = Math.floor(Date.now() / 1000);
  return batchOf(
    {
      visits: Array.from({ length: 40 }, (_, index) =>
        visit(now - index * 150, `site${index % 7}.example`, index % 5 === 0 ? 3 : 0),
      ),
      usage: Array.from({ length: 10 }, (_, index) => {
        const from = now - 7200 + index * 600;
        return { pkg: `app${index % 3}`, from, to: from + 550 };
      }),
      searches: [{ ts: now, keyword: 'bocian', url: '', engine: 'google' }],
      calls: [{ ts: now, duration: 1, formattedNumber: '1', normalizedNumber: '1', callType: 2 }],
      positions: [{ ts: now, lat: 52, lng: 21, v: 1 }],
    },
    { sent: now },
  );
}

function newScreen(): Input<typeof screen> {
  const ts = Math.floor(Date.now() / 1000);
  return {
    uid: randomUUID(),
    ts,
    app: 'Chrome',
    userName: 'zosia',
    jpeg: jpeg(360, 640, randomBytes(40_000)),
  };
}
