import { getProfiles } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { FamilyView } from './family-view.js';

/** The children with their devices, how fresh each device is and which rules it runs. */
@Handles(getProfiles)
export class GetProfiles {
  constructor(private readonly family: FamilyView) {}

  async run({ session }: Caller<typeof getProfiles>) {
    return { profiles: await this.family.profiles(session.accountId) };
  }
}
