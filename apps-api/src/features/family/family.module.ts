import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { ownedTables, Purge, type PurgeTarget, Retention } from '../../platform/jobs/index.js';
import { Identities } from '../../wire/identities.js';
import { AccountModule } from '../account/index.js';
import { CreatePairingCode } from './create-pairing-code.action.js';
import { CreateProfile } from './create-profile.action.js';
import { DeleteDevice } from './delete-device.action.js';
import { DeleteProfile } from './delete-profile.action.js';
import { DeviceTokens } from './device-token.js';
import { Devices } from './devices.js';
import { FamilyView } from './family-view.js';
import { GetProfiles } from './get-profiles.action.js';
import { HouseholdIdentities } from './household-identities.js';
import { KnownDevices } from './known-devices.js';
import { PairingCodes } from './pairing-codes.js';
import { Profiles } from './profiles.js';
import { UpdateDevice } from './update-device.action.js';
import { UpdateProfile } from './update-profile.action.js';

const services = [Devices, DeviceTokens, FamilyView, KnownDevices, PairingCodes, Profiles];

const handlers = [
  CreatePairingCode,
  CreateProfile,
  DeleteDevice,
  DeleteProfile,
  GetProfiles,
  UpdateDevice,
  UpdateProfile,
];

/** Children, their devices and how a device joins. Global, because the wire asks it who is who. */
@Global()
@Module({
  imports: [AccountModule],
  providers: [...services, ...handlers, { provide: Identities, useClass: HouseholdIdentities }],
  exports: [DeviceTokens, Identities, PairingCodes],
})
export class FamilyModule implements OnModuleInit {
  constructor(
    private readonly purge: Purge,
    private readonly retention: Retention,
    private readonly codes: PairingCodes,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.purge.register({ tables: ownedTables(this.database.source), files: filesOf });
    this.retention.register('pairing codes', () => this.codes.forgetOld());
  }
}

/** Where the file store keeps what belongs to a target: the account leads every key, pictures name their device. */
function filesOf({ accountId, profileId, deviceId }: PurgeTarget): string[] {
  if (deviceId !== undefined) return [`${accountId}/screens/${deviceId}`];
  return profileId === undefined ? [`${accountId}`] : [];
}
