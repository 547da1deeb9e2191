import { loadGlobalSettings } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { GlobalSettings } from './global-settings.js';

/** The settings of the whole account. */
@Handles(loadGlobalSettings)
export class LoadGlobalSettings {
  constructor(private readonly settings: GlobalSettings) {}

  run({ session }: Caller<typeof loadGlobalSettings>) {
    return this.settings.of(session.accountId);
  }
}
