import { Code, type Data, screen } from '@ostoja/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, insertRows } from '../../platform/database/index.js';
import { FileStore } from '../../platform/files/index.js';
import { newId } from '../../platform/ids/index.js';
import { ActionError } from '../../wire/action-error.js';
import { type Caller, type OwnedDevice } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { DeviceCommands } from './device-commands.js';
import { jpegSize, type PictureSize } from './screens/jpeg-size.js';

/** The largest picture, decoded from base64. */
const MOST_BYTES = 2 * 1024 * 1024;

/** No screen is wider or higher; a picture that claims to be would only hurt who opens it. */
const MOST_PIXELS = 8192;

/**
 * Stores a picture of the screen: the file first, then its header, so that no header is without its picture.
 * The same `uid` answers the same id and stores nothing more.
 * @throws ActionError -1 for anything that is no JPEG of a sane size, 16 for a command that is not the device's,
 * 31 for a `uid` that was used for another picture
 */
@Handles(screen)
export class StoreScreen {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly commands: DeviceCommands,
    private readonly clock: Clock,
  ) {}

  async run({ device }: Caller<typeof screen>, data: Data<typeof screen>) {
    const bytes = Buffer.from(data.jpeg, 'base64');
    const size = jpegSize(bytes);
    if (!size || bytes.length > MOST_BYTES || Math.max(size.width, size.height) > MOST_PIXELS) {
      throw new ActionError(Code.BadRequest);
    }
    const id =
      (await this.storedBefore(device, data, bytes)) ?? (await this.store(device, data, bytes, size));
    if (data.command !== undefined) {
      const known = await this.commands.store(device, data.command, { kind: 'screen', state: 'done' });
      if (!known) throw new ActionError(Code.NotFound);
    }
    return { id };
  }

  private async store(
    device: OwnedDevice,
    data: Data<typeof screen>,
    bytes: Buffer,
    size: PictureSize,
  ): Promise<number> {
    const id = newId();
    const { accountId, deviceId } = device;
    await this.files.put(`${accountId}/screens/${deviceId}/${id}.jpg`, bytes);
    await this.database.transaction(async (manager) => {
      await insertRows(
        manager,
        'screenshot',
        ['account_id', 'device_id', 'ts', 'screen_id', 'uid', 'app', 'user_name', 'bytes', 'width', 'height'],
        [
          [
            accountId,
            deviceId,
            data.ts,
            id,
            data.uid,
            data.app,
            data.userName,
            bytes.length,
            size.width,
            size.height,
          ],
        ],
      );
      await manager.query('UPDATE device SET last_seen = ? WHERE account_id = ? AND device_id = ?', [
        this.clock.now(),
        accountId,
        deviceId,
      ]);
    });
    return id;
  }

  private async storedBefore(
    { accountId, deviceId }: OwnedDevice,
    { uid, ts }: Data<typeof screen>,
    bytes: Buffer,
  ): Promise<number | undefined> {
    const [row] = await this.database.query<{ screen_id: number; ts: number; bytes: number }>(
      'SELECT screen_id, ts, bytes FROM screenshot WHERE account_id = ? AND device_id = ? AND uid = ?',
      [accountId, deviceId, uid],
    );
    if (!row) return undefined;
    if (Number(row.ts) !== ts || Number(row.bytes) !== bytes.length) {
      throw new ActionError(Code.WrongConfirmationValue);
    }
    return Number(row.screen_id);
  }
}
