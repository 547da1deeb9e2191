import { Code, type Data, screen } from '@ostoja/contracts';
import { newId } from '../../platform/ids/index.js';
import { ActionError } from '../../wire/action-error.js';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { DeviceCommands } from './device-commands.js';
import { jpegSize, type PictureSize } from './screens/jpeg-size.js';
import { ScreenStore } from './screens/screen-store.js';

/** The largest picture, decoded from base64. */
const MOST_BYTES = 2 * 1024 * 1024;

/** No screen has a longer side, or more pixels (8K); a picture that claims to would only hurt who opens it. */
const LONGEST_SIDE = 8192;
const MOST_PIXELS = 7680 * 4320;

/**
 * Stores a picture of the screen and answers the command that asked for it, if one did. The same `uid` and
 * picture answer the same id and store nothing more.
 * @throws ActionError -1 for anything that is no whole JPEG of a sane size, 31 for a `uid` that was used with another
 * picture, 16 for a command that is not the device's, 3 when the device was deleted meanwhile
 */
@Handles(screen)
export class StoreScreen {
  constructor(
    private readonly screens: ScreenStore,
    private readonly commands: DeviceCommands,
  ) {}

  async run({ device }: Caller<typeof screen>, { jpeg, command, ...about }: Data<typeof screen>) {
    const bytes = Buffer.from(jpeg, 'base64');
    const size = jpegSize(bytes);
    if (!size || bytes.length > MOST_BYTES || isTooBig(size)) throw new ActionError(Code.BadRequest);
    // First, so that a picture that is refused is not kept.
    if (command !== undefined) await this.commands.expect(device, command, 'screen');
    const id = await this.screens.put(device, { ...about, ...size, screenId: newId(), bytes });
    if (command !== undefined)
      await this.commands.store(device, command, { kind: 'screen', state: 'done', screenId: id });
    return { id };
  }
}

function isTooBig({ width, height }: PictureSize): boolean {
  return Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS;
}
