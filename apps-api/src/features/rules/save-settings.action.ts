import { type Data, saveSettings } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { SettingsRepository } from './settings.repository.js';

/** Saves some of a device's rules and wakes the device. */
@Handles(saveSettings)
export class SaveSettings {
  constructor(private readonly settings: SettingsRepository) {}

  async run({ device }: Caller<typeof saveSettings>, { data }: Data<typeof saveSettings>) {
    return { version: await this.settings.save(device, data) };
  }
}
