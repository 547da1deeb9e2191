import { addDays, startOfLocalDay } from '@ostoja/domain';
import { GatewayClient } from '../gateway/index.js';
import { familyDevices, type FamilyDevice } from './devices.js';
import type { FamilyState } from './family-state.js';
import { dayOf, familyTimeZone } from './life/calendar.js';
import type { Parent, ProfileView } from './parent.js';
import { kuba, zosia } from './people.js';
import { parentRules } from './rules.js';

/** How many days of life the family brings along. */
export const historyDays = 30;

/** What moving in needs. */
export interface House {
  readonly baseUrl: string;
  readonly parent: Pick<Parent, 'profiles' | 'addProfile' | 'removeDevice' | 'pairingCode' | 'saveRules'>;
  readonly state: FamilyState;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/**
 * Makes what is missing of the family at the server, through the public API only: the children, the devices and
 * their first rules. What is there already stays as the parent has it.
 */
export async function moveIn(house: House): Promise<void> {
  const { parent, state, log } = house;
  const profiles = await parent.profiles();
  const known = new Set(profiles.map((profile) => profile.id));
  const kept = Object.values(state.profiles);
  if (kept.length > 0 && !kept.some((id) => known.has(id))) {
    log('The account is a new one: the family begins anew');
    await state.forgetAll();
  }
  for (const child of [zosia, kuba]) {
    const { name, img, birth } = child;
    if (state.profiles[name] !== undefined) continue;
    const there = profiles.find((profile) => profile.name === name)?.id;
    await state.keepProfile(name, there ?? (await parent.addProfile({ name, img, ...birth })));
    if (there === undefined) log(`Made the profile of ${name}`);
  }
  for (const device of familyDevices) await pair(house, device, profiles);
}

async function pair(house: House, device: FamilyDevice, profiles: readonly ProfileView[]): Promise<void> {
  const { parent, state, now, log } = house;
  const profile = state.profiles[device.child.name];
  if (profile === undefined) return;
  if (!state.device(device.key)) {
    // A device of that name without a token on this disk is what an interrupted first run left.
    const orphan = profiles
      .flatMap((one) => one.devices)
      .find((one) => one.friendlyName === device.enrol.friendlyName);
    if (orphan) await parent.removeDevice(orphan.id);
    await state.forgetFolder(device.key);
    const code = await parent.pairingCode(profile);
    const gateway = new GatewayClient({ baseUrl: house.baseUrl });
    const { token, device: id } = await gateway.enrol({ ...device.enrol, code });
    const since = startOfLocalDay(addDays(dayOf(now()), -historyDays), familyTimeZone);
    const goneAt = device.goneFor === undefined ? {} : { goneAt: now() - device.goneFor * 86_400 };
    await state.keepDevice(device.key, { id, token, since, hasRules: false, ...goneAt });
    log(`Paired ${device.enrol.friendlyName}`);
  }
  const paired = state.device(device.key);
  const rules = parentRules[device.key];
  if (!paired || paired.hasRules || paired.isRemoved || !rules) return;
  await parent.saveRules(profile, paired.id, rules);
  await state.keepDevice(device.key, { ...paired, hasRules: true });
}
