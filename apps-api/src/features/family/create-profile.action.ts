import { createProfile, type Data } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Profiles } from './profiles.js';

/** Makes a child's profile, while the plan has room. */
@Handles(createProfile)
export class CreateProfile {
  constructor(private readonly profiles: Profiles) {}

  async run({ session }: Caller<typeof createProfile>, form: Data<typeof createProfile>) {
    return { id: await this.profiles.create(session.accountId, form) };
  }
}
