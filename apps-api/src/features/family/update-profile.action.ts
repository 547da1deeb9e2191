import { type Data, updateProfile } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Profiles } from './profiles.js';

/** Renames a profile or changes its avatar and birth date. */
@Handles(updateProfile)
export class UpdateProfile {
  constructor(private readonly profiles: Profiles) {}

  async run({ profile }: Caller<typeof updateProfile>, data: Data<typeof updateProfile>) {
    const { profileName: name, profileImg: img, year, month } = data;
    await this.profiles.update(profile, { name, img, year, month });
    return {};
  }
}
