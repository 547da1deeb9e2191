import { Code, type Data, enrol } from '@ostoja/contracts';
import { isTimeZone, planLimits } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { ActionError } from '../../wire/action-error.js';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Accounts } from '../account/index.js';
import { Device, DeviceTokens, PairingCodes, Profile } from '../family/index.js';
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
    private readonly accounts: Accounts,
    private readonly versions: RuleVersions,
  ) {}

  async run(_caller: Caller<typeof enrol>, { code, ...about }: Data<typeof enrol>) {
    return this.database.transaction(async (manager) => {
      const profile = await this.pairing.redeem(manager, code);
      // The code is given back when what follows fails: the transaction takes everything back.
      if (!profile) throw new ActionError(Code.WrongCode);
      const { accountId, profileId } = profile;
      // Locked, so that two devices do not both take the last place.
      const accountType = await this.accounts.lock(manager, accountId);
      // A code may outlive its profile by some minutes.
      if (!(await manager.existsBy(Profile, { accountId, profileId }))) throw new ActionError(Code.WrongCode);
      const devices = await manager.countBy(Device, { accountId });
      if (devices >= planLimits(accountType).devices) throw new ActionError(Code.MaximumDevices);

      const deviceId = newId();
      const now = this.clock.now();
      const { token, tokenHash } = this.tokens.make(accountId, deviceId);
      await manager.insert(Device, {
        ...about,
        timeZone: isTimeZone(about.timeZone) ? about.timeZone : 'UTC',
        accountId,
        deviceId,
        profileId,
        tokenHash,
        created: now,
        // It is seen from its first report on.
        lastSeen: 0,
      });
      await this.versions.raise(manager, { accountId, deviceId });
      return { token, device: deviceId };
    });
  }
}
