import { deleteProfile } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Profiles } from './profiles.js';

/** Deletes a profile that has no devices. */
@Handles(deleteProfile)
export class DeleteProfile {
  constructor(private readonly profiles: Profiles) {}

  async run({ profile }: Caller<typeof deleteProfile>) {
    await this.profiles.delete(profile);
    return {};
  }
}
