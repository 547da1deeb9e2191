import { Injectable } from '@nestjs/common';
import { Code } from '@ostoja/contracts';
import { planLimits } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { JobOutbox, purgeJob } from '../../platform/jobs/index.js';
import { ActionError } from '../../wire/action-error.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { Accounts, accountTypeNow } from '../account/index.js';
import { Device } from './device.entity.js';
import { KnownDevices } from './known-devices.js';
import { Profile } from './profile.entity.js';

/** The devices of an account. */
@Injectable()
export class Devices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly outbox: JobOutbox,
    private readonly known: KnownDevices,
  ) {}

  /**
   * Moves a device to another profile of the same account.
   * @throws ActionError 16 when the account has no such profile
   */
  async move({ accountId, deviceId }: OwnedDevice, profileId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.accounts.lock(manager, accountId);
      if (!(await manager.existsBy(Profile, { accountId, profileId }))) throw new ActionError(Code.NotFound);
      await manager.update(Device, { accountId, deviceId }, { profileId });
    });
    this.known.forget({ accountId, deviceId });
  }

  /** Deletes a device: its token is dead at once, all that it reported goes with a job. */
  async delete({ accountId, deviceId }: OwnedDevice): Promise<void> {
    await this.database.transaction(async (manager) => {
      // Whoever writes rows of a device locks its row first, so nothing can come after this.
      await manager.delete(Device, { accountId, deviceId });
      await this.outbox.add(manager, purgeJob, accountId, { accountId, deviceId });
    });
    this.known.forget({ accountId, deviceId });
  }

  /** @throws ActionError 14 when the plan has no room for another device */
  async requireRoom(accountId: number): Promise<void> {
    const account = await this.accounts.get(accountId);
    const { devices } = planLimits(accountTypeNow(account, this.clock.now()));
    const count = await this.database.repository(Device).countBy({ accountId });
    if (count >= devices) throw new ActionError(Code.MaximumDevices);
  }
}
