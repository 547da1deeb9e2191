import { type Reply, screenGrab } from '@ostoja/contracts';
import { lastSeenState } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { DeviceCommands, lastSeenOf } from '../agents/index.js';

/** How long a device has for taking and sending a picture, on a slow line, too. */
const PICTURE_MILLISECONDS = 15_000;

/**
 * Asks a device for a picture of its screen. The answer names the picture that came for this very command, or says in a
 * word why there is none.
 */
@Handles(screenGrab)
export class ScreenGrab {
  constructor(
    private readonly commands: DeviceCommands,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run({ device, hangUp }: Caller<typeof screenGrab>): Promise<Reply<typeof screenGrab>> {
    const lastSeen = await lastSeenOf(this.database, device);
    if (lastSeenState(lastSeen, this.clock.now()) !== 'online') return { state: 'offline' };

    const ask = { kind: 'screen' } as const;
    const answer = await this.commands.ask(device, ask, PICTURE_MILLISECONDS, hangUp.signal);
    if (!answer) return { state: 'timeout' };
    if (answer.kind !== 'screen') return { state: 'error' };
    if ('screenId' in answer) return { state: 'done', id: answer.screenId };
    // A device that says done and sent no picture.
    return { state: answer.state === 'done' ? 'error' : answer.state };
  }
}
