import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { Secrets } from '../../platform/secrets/index.js';
import type { OwnedProfile } from '../../wire/caller.js';
import { PairingCode } from './pairing-code.entity.js';

/** Letters and digits that nobody takes for one another when reading them aloud or off a screen. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** How long a code can be used, seconds. */
export const pairingCodeSeconds = 15 * 60;

/** Keeps these hashes apart from those of other secrets. */
const PURPOSE = 'pairing';

/** Makes and redeems the codes with which devices join a profile: single use, 15 minutes (design §5). */
@Injectable()
export class PairingCodes {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** A new code, grouped for reading (`ABCD-EFGH`), and when it ends, epoch seconds. */
  async make({ accountId, profileId }: OwnedProfile): Promise<{ code: string; expires: number }> {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const now = this.clock.now();
    const expires = now + pairingCodeSeconds;
    await this.database.repository(PairingCode).insert({
      codeHash: this.secrets.hash(PURPOSE, code),
      accountId,
      profileId,
      created: now,
      expires,
    });
    return { code: `${code.slice(0, 4)}-${code.slice(4)}`, expires };
  }

  /**
   * Uses a code up, inside the transaction that makes the device: of two devices with one code only one joins.
   * @returns the profile to join, or undefined for a code that is unknown, used or too old
   */
  async redeem(manager: EntityManager, typed: string): Promise<OwnedProfile | undefined> {
    const codeHash = this.secrets.hash(PURPOSE, typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
    const now = this.clock.now();
    const { affected } = await manager
      .createQueryBuilder()
      .update(PairingCode)
      .set({ used: now })
      .where('code_hash = :codeHash AND used = 0 AND expires > :now', { codeHash, now })
      .execute();
    if (affected !== 1) return undefined;
    const { accountId, profileId } = await manager.findOneByOrFail(PairingCode, { codeHash });
    return { accountId, profileId };
  }

  /** Removes the codes that are too old. */
  async forgetOld(): Promise<void> {
    await this.database.query('DELETE FROM pairing_code WHERE expires <= ?', [this.clock.now()]);
  }
}
