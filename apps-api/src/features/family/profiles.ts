import { Injectable } from '@nestjs/common';
import { Code } from '@ostoja/contracts';
import { planLimits } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { purgeJob, JobOutbox } from '../../platform/jobs/index.js';
import { ActionError } from '../../wire/action-error.js';
import type { OwnedProfile } from '../../wire/caller.js';
import { Accounts } from '../account/index.js';
import { Device } from './device.entity.js';
import { Profile } from './profile.entity.js';

/** What a profile's form says. */
export type ProfileForm = Pick<Profile, 'name' | 'img' | 'year' | 'month'>;

/** The children of an account. */
@Injectable()
export class Profiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly outbox: JobOutbox,
  ) {}

  /**
   * Makes a profile and gives its id.
   * @throws ActionError 13 when the plan has no room for another
   */
  async create(accountId: number, form: ProfileForm): Promise<number> {
    return this.database.transaction(async (manager) => {
      const accountType = await this.accounts.lock(manager, accountId);
      const others = await manager.findBy(Profile, { accountId });
      if (others.length >= planLimits(accountType).profiles) throw new ActionError(Code.MaximumProfiles);
      const profileId = newId();
      const position = Math.max(-1, ...others.map((other) => other.position)) + 1;
      await manager.insert(Profile, { ...form, accountId, profileId, position, created: this.clock.now() });
      return profileId;
    });
  }

  async update({ accountId, profileId }: OwnedProfile, form: ProfileForm): Promise<void> {
    await this.database.repository(Profile).update({ accountId, profileId }, form);
  }

  /** @throws ActionError 15 while a device is on it */
  async delete({ accountId, profileId }: OwnedProfile): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.accounts.lock(manager, accountId);
      if (await manager.existsBy(Device, { accountId, profileId })) {
        throw new ActionError(Code.ProfileNotEmpty);
      }
      await manager.delete(Profile, { accountId, profileId });
      await this.outbox.add(manager, purgeJob, accountId, { accountId, profileId });
    });
  }
}
