import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Purge, Retention } from '../../platform/jobs/index.js';
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
import { PairingCodes } from './pairing-codes.js';
import { Profiles } from './profiles.js';
import { UpdateDevice } from './update-device.action.js';
import { UpdateProfile } from './update-profile.action.js';

const services = [Devices, DeviceTokens, FamilyView, PairingCodes, Profiles];

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
  ) {}

  onModuleInit(): void {
    this.purge.register({
      tables: { device: 'device_id', pairing_code: 'profile_id', profile: 'profile_id' },
    });
    this.retention.register('pairing codes', () => this.codes.forgetOld());
  }
}
