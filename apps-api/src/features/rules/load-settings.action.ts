import { loadSettings } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { SettingsRepository } from './settings.repository.js';

/** The rules of a device, every field. */
@Handles(loadSettings)
export class LoadSettings {
  constructor(private readonly settings: SettingsRepository) {}

  run({ device }: Caller<typeof loadSettings>) {
    return this.settings.of(device);
  }
}
