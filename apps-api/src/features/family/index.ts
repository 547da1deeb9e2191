export { Device } from './device.entity.js';
export { DeviceTokens } from './device-token.js';
export { FamilyModule } from './family.module.js';
export { lockDevice } from './lock-device.js';
export { Profile } from './profile.entity.js';
export { PairingCodes } from './pairing-codes.js';
