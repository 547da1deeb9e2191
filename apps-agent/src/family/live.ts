import { DeviceAgent, disclosureLines } from '../device/index.js';
import { GatewayClient, isRevoked } from '../gateway/index.js';
import { familyDevices, type FamilyDevice } from './devices.js';
import type { FamilyState } from './family-state.js';
import { familyTimeZone } from './life/calendar.js';
import { DeviceLife } from './life/device-life.js';

/** What the family's devices need to live. */
export interface LifeOptions {
  readonly baseUrl: string;
  readonly state: FamilyState;
  /** The same seed and the same dates give the same life. */
  readonly seed: string;
  /** Epoch seconds. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Lets every device live until the signal: first what it has not reported yet, then in real time. */
export async function liveAll(options: LifeOptions, signal: AbortSignal): Promise<void> {
  await Promise.all(familyDevices.map((device) => liveOne(device, options, signal)));
}

async function liveOne(device: FamilyDevice, options: LifeOptions, signal: AbortSignal): Promise<void> {
  const { baseUrl, state, seed, log } = options;
  const kept = state.device(device.key);
  if (!kept || kept.isRemoved) return;
  const { goneAt } = kept;
  const name = device.enrol.friendlyName;
  // A device that has gone away reports as of then: its last word is as old as it looks in the panel.
  const now = goneAt === undefined ? options.now : () => goneAt;
  const agent = await DeviceAgent.open({
    name,
    directory: state.folder(device.key),
    timeZone: familyTimeZone,
    gateway: new GatewayClient({ baseUrl, token: kept.token }),
    platform: new DeviceLife(device, seed, kept.since),
    now,
    since: kept.since,
    log,
  });
  if (goneAt !== undefined && agent.isReportedTo(goneAt)) return;
  for (const line of disclosureLines(name, device.enrol.appFeatures)) log(line);
  try {
    await agent.catchUp(now(), signal);
    if (goneAt === undefined) await agent.run(signal);
    else log(`${name}: has gone away`);
  } catch (failure) {
    if (!isRevoked(failure)) throw failure;
    await state.keepDevice(device.key, { ...kept, isRemoved: true });
    log(`${name}: the parent removed it from the panel; it stops`);
  }
}
