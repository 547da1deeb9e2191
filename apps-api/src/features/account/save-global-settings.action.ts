import { type Data, saveGlobalSettings } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { GlobalSettings } from './global-settings.js';

/** Saves some settings of the whole account. */
@Handles(saveGlobalSettings)
export class SaveGlobalSettings {
  constructor(private readonly settings: GlobalSettings) {}

  run({ session }: Caller<typeof saveGlobalSettings>, { data }: Data<typeof saveGlobalSettings>) {
    return this.settings.save(session.accountId, data);
  }
}
