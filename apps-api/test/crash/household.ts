import { createClient, type Input, type screen, type sync } from '@ostoja/contracts';
import { PlanType } from '@ostoja/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TestClock } from '../../src/platform/clock/index.js';
import { Config } from '../../src/platform/config/index.js';
import { Database } from '../../src/platform/database/index.js';
import type { TestApplication } from '../application.js';
import { childOf, deviceOf } from '../factories/families.js';
import { signedInParent } from '../factories/parents.js';

/** How many devices report at once. */
const DEVICES = 3;

/** Saves of a parent's for one device, one after the other: the rules of one kind. */
export interface Saves<Value> {
  /** What was answered for last, and its version. */
  acknowledged: { readonly value: Value; readonly version: number } | undefined;
  /** What was asked for after it and never answered for: each may have come into force. */
  open: Value[];
}

/** A device, what was ever sent for it, and what the server answered for. */
export interface CrashDevice {
  readonly accountId: number;
  readonly deviceId: number;
  readonly ref: { readonly profile: number; readonly device: number };
  readonly token: string;
  readonly batches: Map<string, Input<typeof sync>>;
  readonly acknowledgedBatches: Set<string>;
  readonly screens: Map<string, Input<typeof screen>>;
  /** The id of each picture that was answered for. */
  readonly acknowledgedScreens: Map<string, number>;
  /** Pictures that the parent asked to delete: whether that was answered for. */
  readonly deletions: Map<string, 'open' | 'acknowledged'>;
  /** By field: a save of one must never take another back. */
  readonly limits: Record<'timeLimit' | 'timeLimitNet', Saves<number>>;
  readonly blackList: Saves<string>;
  /** Every version that a save was answered with. */
  readonly versions: number[];
  /** How many saves were asked for. */
  saves: number;
}

/** A parent and the devices of one child. */
export interface Household {
  readonly cookie: string;
  readonly devices: readonly CrashDevice[];
}

/** Makes the household in a fresh database. */
export async function makeHousehold(nest: NestFastifyApplication): Promise<Household> {
  const app: TestApplication = {
    url: '',
    clock: new TestClock(Math.floor(Date.now() / 1000)),
    config: nest.get(Config),
    database: nest.get(Database),
    nest,
    parent: () => ({ ...createClient(), cookies: new Map() }),
    device: (token) => createClient({ token }),
  };
  const parent = await signedInParent(app, {
    accountType: PlanType.Premium,
    privileges: { loadSettings: 1, saveSettings: 1, loadLists: 1, saveLists: 1 },
  });
  const profile = await childOf(app, parent);
  const devices: CrashDevice[] = [];
  for (let index = 0; index < DEVICES; index++) {
    const { token, deviceId, accountId } = await deviceOf(app, profile);
    devices.push({
      accountId,
      deviceId,
      ref: { profile: profile.profileId, device: deviceId },
      token,
      batches: new Map(),
      acknowledgedBatches: new Set(),
      screens: new Map(),
      acknowledgedScreens: new Map(),
      deletions: new Map(),
      limits: {
        timeLimit: { acknowledged: undefined, open: [] },
        timeLimitNet: { acknowledged: undefined, open: [] },
      },
      blackList: { acknowledged: undefined, open: [] },
      versions: [],
      saves: 0,
    });
  }
  return { cookie: `ostoja_session=${parent.cookies.get('ostoja_session')}`, devices };
}
