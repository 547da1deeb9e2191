import { Global, Module } from '@nestjs/common';
import { Identities } from '../../wire/identities.js';
import { AccountModule } from '../account/index.js';
import { DeviceTokens } from './device-token.js';
import { HouseholdIdentities } from './household-identities.js';
import { PairingCodes } from './pairing-codes.js';

/** Children, their devices and how a device joins. Global, because the wire asks it who is who. */
@Global()
@Module({
  imports: [AccountModule],
  providers: [DeviceTokens, PairingCodes, { provide: Identities, useClass: HouseholdIdentities }],
  exports: [DeviceTokens, Identities, PairingCodes],
})
export class FamilyModule {}
