import { Code, type Data, enrol } from '@ostoja/contracts';
import { planLimits } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { ActionError } from '../../wire/action-error.js';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Account, accountTypeNow } from '../account/index.js';
import { Device, DeviceTokens, PairingCodes } from '../family/index.js';
import { RuleVersions } from '../rules/index.js';

/**
 * Joins a device to the profile of a pairing code and gives it its token, once.
 * @throws ActionError 33 for a code that is unknown, used or too old; 14 when the plan has no room for a device
 */
@Handles(enrol)
export class Enrol {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pairing: PairingCodes,
    private readonly tokens: DeviceTokens,
    private readonly versions: RuleVersions,
  ) {}

  async run(_caller: Caller<typeof enrol>, { code, ...about }: Data<typeof enrol>) {
    return this.database.transaction(async (manager) => {
      const profile = await this.pairing.redeem(manager, code);
      // The code is given back when what follows fails: the transaction takes everything back.
      if (!profile) throw new ActionError(Code.WrongCode);
      const { accountId, profileId } = profile;
      const account = await manager.findOneByOrFail(Account, { accountId });
      const devices = await manager.countBy(Device, { accountId });
      const type = accountTypeNow(account, this.clock.now());
      if (devices >= planLimits(type).devices) throw new ActionError(Code.MaximumDevices);

      const deviceId = newId();
      const now = this.clock.now();
      const { token, tokenHash } = this.tokens.make(accountId, deviceId);
      await manager.insert(Device, {
        ...about,
        accountId,
        deviceId,
        profileId,
        tokenHash,
        created: now,
        lastSeen: now,
      });
      await this.versions.raise(manager, { accountId, deviceId });
      return { token, device: deviceId };
    });
  }
}
