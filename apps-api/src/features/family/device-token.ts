import { Injectable } from '@nestjs/common';
import { Secrets } from '../../platform/secrets/index.js';
import { idsOfToken, newTokenOf } from '../../platform/ids/index.js';

/** Keeps these hashes apart from those of other secrets. */
const PURPOSE = 'device';

/**
 * Makes and reads the bearer tokens of devices: `<account>.<device>.<secret>`. A token names its row, so it is
 * found by its key; of the token itself only a keyed hash is stored (`Device.tokenHash`).
 */
@Injectable()
export class DeviceTokens {
  constructor(private readonly secrets: Secrets) {}

  /** A new token for a device, told to it once, and the hash to store. */
  make(accountId: number, deviceId: number): { token: string; tokenHash: string } {
    const token = newTokenOf(accountId, deviceId);
    return { token, tokenHash: this.secrets.hash(PURPOSE, token) };
  }

  /** Which device a token says it is of, or undefined for anything that is no device token. It proves nothing yet. */
  read(token: string): { accountId: number; deviceId: number } | undefined {
    const [accountId, deviceId] = idsOfToken(token, 2) ?? [];
    return accountId === undefined || deviceId === undefined ? undefined : { accountId, deviceId };
  }

  /** Whether a token is the one whose hash is stored, in constant time. */
  matches(token: string, tokenHash: string): boolean {
    return this.secrets.matches(PURPOSE, token, tokenHash);
  }
}
