import { Injectable } from '@nestjs/common';
import { Code } from '@ostoja/contracts';
import { planLimits } from '@ostoja/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { newId } from '../../platform/ids/index.js';
import { ActionError } from '../../wire/action-error.js';
import type { OwnedProfile } from '../../wire/caller.js';
import { Accounts } from '../account/index.js';
import { Device, DeviceTokens, Profile } from '../family/index.js';

/** What a device is, by its own word or its parent's. */
export type AboutDevice = Pick<Device, 'friendlyName' | 'osName' | 'appType' | 'appFeatures' | 'timeZone'> &
  Partial<Pick<Device, 'brand' | 'model' | 'appVersion'>>;

/** Joins devices to profiles. */
@Injectable()
export class NewDevices {
  constructor(
    private readonly clock: Clock,
    private readonly tokens: DeviceTokens,
    private readonly accounts: Accounts,
  ) {}

  /**
   * Makes a device inside of a transaction, and the token that it calls with, which is not kept.
   * @returns undefined when the profile was deleted
   * @throws ActionError 14 when the plan has no room for a device
   */
  async add(
    manager: EntityManager,
    { accountId, profileId }: OwnedProfile,
    about: AboutDevice,
  ): Promise<{ token: string; device: number } | undefined> {
    // Locked, so that two devices do not both take the last place.
    const accountType = await this.accounts.lock(manager, accountId);
    if (!(await manager.existsBy(Profile, { accountId, profileId }))) return undefined;
    const devices = await manager.countBy(Device, { accountId });
    if (devices >= planLimits(accountType).devices) throw new ActionError(Code.MaximumDevices);

    const deviceId = newId();
    const { token, tokenHash } = this.tokens.make(accountId, deviceId);
    await manager.insert(Device, {
      ...about,
      accountId,
      deviceId,
      profileId,
      tokenHash,
      created: this.clock.now(),
      // It is seen from its first report on.
      lastSeen: 0,
    });
    return { token, device: deviceId };
  }
}
