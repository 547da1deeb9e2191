import { addLocationPhone, Code, type Data } from '@ostoja/contracts';
import { AppType, formatAppFeatures } from '@ostoja/domain';
import { Config } from '../../platform/config/index.js';
import { Database } from '../../platform/database/index.js';
import { ActionError } from '../../wire/action-error.js';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Accounts } from '../account/index.js';
import { RuleVersions } from '../rules/index.js';
import { NewDevices } from './new-devices.js';
import { ownTracksSetUp, traccarClientSetUp } from './trackers/set-up.js';

/**
 * Adds a phone without an agent of ours and tells how its tracking app is set up (docs/decisions/0098). Its rules
 * have a version that it will never have received, so that nobody takes them to be in force.
 * @throws ActionError 14 when the plan has no room for a device; 16 when the profile was deleted meanwhile
 */
@Handles(addLocationPhone)
export class AddLocationPhone {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly devices: NewDevices,
    private readonly versions: RuleVersions,
  ) {}

  async run(
    { profile }: Caller<typeof addLocationPhone>,
    { friendlyName, osName }: Data<typeof addLocationPhone>,
  ) {
    const added = await this.database.transaction(async (manager) => {
      // The apps tell no zone: the phone lives where its parent does.
      const { timeZoneName } = await this.accounts.get(profile.accountId, manager);
      const made = await this.devices.add(manager, profile, {
        friendlyName,
        osName,
        appType: AppType.Unknown,
        appFeatures: formatAppFeatures(['gps', 'battery']),
        timeZone: timeZoneName,
      });
      if (made) await this.versions.raise(manager, { accountId: profile.accountId, deviceId: made.device });
      return made;
    });
    if (!added) throw new ActionError(Code.NotFound);
    const { device, token } = added;
    return {
      device,
      ownTracks: ownTracksSetUp(this.config.linkBase, { device, token, friendlyName }),
      traccarClient: traccarClientSetUp(this.config.linkBase, token),
    };
  }
}
