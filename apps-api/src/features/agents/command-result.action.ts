import { commandResult, type Data } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { DeviceCommands } from './device-commands.js';

/**
 * Stores a device's answer to a command.
 * @throws ActionError 16 for a command that the device does not have, -1 for an answer to another kind of command
 */
@Handles(commandResult)
export class StoreCommandResult {
  constructor(private readonly commands: DeviceCommands) {}

  async run({ device }: Caller<typeof commandResult>, { command, result }: Data<typeof commandResult>) {
    await this.commands.store(device, command, result);
    return {};
  }
}
