import { Code, commandResult, type Data } from '@ostoja/contracts';
import { ActionError } from '../../wire/action-error.js';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { DeviceCommands } from './device-commands.js';

/**
 * Stores a device's answer to a command.
 * @throws ActionError 16 for a command that the device does not have
 */
@Handles(commandResult)
export class StoreCommandResult {
  constructor(private readonly commands: DeviceCommands) {}

  async run({ device }: Caller<typeof commandResult>, { command, result }: Data<typeof commandResult>) {
    const known = await this.commands.store(device, command, result);
    if (!known) throw new ActionError(Code.NotFound);
    return {};
  }
}
