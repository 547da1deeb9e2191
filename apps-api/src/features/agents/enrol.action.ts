import { Code, type Data, enrol } from '@ostoja/contracts';
import { isTimeZone } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import { ActionError } from '../../wire/action-error.js';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { PairingCodes } from '../family/index.js';
import { RuleVersions } from '../rules/index.js';
import { NewDevices } from './new-devices.js';

/**
 * Joins a device to the profile of a pairing code and gives it its token, once.
 * @throws ActionError 33 for a code that is unknown, used or too old; 14 when the plan has no room for a device
 */
@Handles(enrol)
export class Enrol {
  constructor(
    private readonly database: Database,
    private readonly pairing: PairingCodes,
    private readonly devices: NewDevices,
    private readonly versions: RuleVersions,
  ) {}

  async run(_caller: Caller<typeof enrol>, { code, ...about }: Data<typeof enrol>) {
    return this.database.transaction(async (manager) => {
      const profile = await this.pairing.redeem(manager, code);
      // The code is given back when what follows fails: the transaction takes everything back.
      if (!profile) throw new ActionError(Code.WrongCode);
      const timeZone = isTimeZone(about.timeZone) ? about.timeZone : 'UTC';
      const added = await this.devices.add(manager, profile, { ...about, timeZone });
      // A code may outlive its profile by some minutes.
      if (!added) throw new ActionError(Code.WrongCode);
      await this.versions.raise(manager, { accountId: profile.accountId, deviceId: added.device });
      return added;
    });
  }
}
