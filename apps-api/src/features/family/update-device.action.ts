import { type Data, updateDevice } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Devices } from './devices.js';

/** Moves a device to another of the account's profiles. */
@Handles(updateDevice)
export class UpdateDevice {
  constructor(private readonly devices: Devices) {}

  async run({ device }: Caller<typeof updateDevice>, { profile }: Data<typeof updateDevice>) {
    await this.devices.move(device, profile);
    return {};
  }
}
