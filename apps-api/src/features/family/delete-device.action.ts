import { deleteDevice } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Devices } from './devices.js';

/** Deletes a device with all that it reported. */
@Handles(deleteDevice)
export class DeleteDevice {
  constructor(private readonly devices: Devices) {}

  async run({ device }: Caller<typeof deleteDevice>) {
    await this.devices.delete(device);
    return {};
  }
}
