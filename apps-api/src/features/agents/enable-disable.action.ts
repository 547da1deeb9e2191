import { Code, type Data, enableDisable } from '@ostoja/contracts';
import { Clock } from '../../platform/clock/index.js';
import { ActionError } from '../../wire/action-error.js';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { DeviceCommands } from './device-commands.js';

/** How long a device has to answer. One that polls hears a command within milliseconds. */
const ANSWER_MILLISECONDS = 6000;

/**
 * Asks a device to switch its protection off (`period` seconds), on (0), or to tell its state (-1), and gives
 * the state that the device itself confirmed.
 * @returns `period`: for how many seconds the protection is still off; 0 when it is on
 * @throws ActionError `pending` when the device did not answer; nothing will happen later either
 */
@Handles(enableDisable)
export class EnableDisable {
  constructor(
    private readonly commands: DeviceCommands,
    private readonly clock: Clock,
  ) {}

  async run({ device, hangUp }: Caller<typeof enableDisable>, { period }: Data<typeof enableDisable>) {
    const answer = await this.commands.ask(
      device,
      { kind: 'protection', period },
      ANSWER_MILLISECONDS,
      hangUp.signal,
    );
    if (answer?.kind !== 'protection') throw new ActionError(Code.Ok, 'pending');
    return { period: Math.max(0, answer.offUntil - this.clock.now()) };
  }
}
