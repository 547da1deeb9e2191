import { createPairingCode } from '@ostoja/contracts';
import { Config } from '../../platform/config/index.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Devices } from './devices.js';
import { PairingCodes } from './pairing-codes.js';

/** Makes the code with which a device joins, and what its QR code says: the server's address and the code. */
@Handles(createPairingCode)
export class CreatePairingCode {
  constructor(
    private readonly config: Config,
    private readonly devices: Devices,
    private readonly codes: PairingCodes,
  ) {}

  async run({ profile }: Caller<typeof createPairingCode>) {
    await this.devices.requireRoom(profile.accountId);
    const { code, expires } = await this.codes.make(profile);
    const query = new URLSearchParams({ server: this.config.linkBase, code });
    return { code, expires, payload: `ostoja://pair?${query.toString()}` };
  }
}
