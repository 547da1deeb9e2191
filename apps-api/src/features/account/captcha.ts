import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { Clock } from '../../platform/clock/index.js';
import { Config } from '../../platform/config/index.js';
import { Database, insertRows, isUniqueViolation } from '../../platform/database/index.js';
import { Secrets } from '../../platform/secrets/index.js';

/** A challenge can be answered for so long, seconds. */
export const CAPTCHA_LIFE = 600;

/** How many keys a browser derives until it finds the right one. Each costs `Config.captchaCost` rounds. */
const FEWEST = 50;
const MOST = 150;

/** What the widget posts, as far as it has to be looked at before its signature is checked. */
const payload = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.literal('PBKDF2/SHA-256'),
        nonce: z.string().max(64),
        salt: z.string().max(64),
        cost: z.int().min(1).max(1_000_000),
        keyLength: z.literal(32),
        keyPrefix: z.string().max(64),
        keySignature: z.string().max(128),
        expiresAt: z.number(),
        data: z.object({ expires: z.int() }),
      })
      .strict(),
    signature: z.string().max(128),
  }),
  solution: z.object({
    counter: z.int().min(0),
    derivedKey: z.string().max(128),
    time: z.number().optional(),
  }),
});

/**
 * The invisible captcha: a signed proof of work (altcha). Nothing is stored until a solution comes, and each is
 * taken once.
 */
@Injectable()
export class Captcha {
  private readonly signed: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
    secrets: Secrets,
  ) {
    this.signed = {
      hmacSignatureSecret: secrets.hash('captcha', 'challenge'),
      hmacKeySignatureSecret: secrets.hash('captcha', 'key'),
    };
  }

  /** A new challenge for the widget. */
  challenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: this.config.captchaCost,
      counter: randomInt(FEWEST, MOST),
      deriveKey,
      // The widget and the library go by the computer's clock; what counts for us is our own.
      expiresAt: Math.floor(Date.now() / 1000) + CAPTCHA_LIFE,
      data: { expires: this.clock.now() + CAPTCHA_LIFE },
      ...this.signed,
    });
  }

  /** Whether an answer (base64 JSON) is right, in time and new. It is used up by asking. */
  async take(answer: string): Promise<boolean> {
    const read = payload.safeParse(fromBase64(answer));
    if (!read.success) return false;
    const { challenge, solution } = read.data;
    const { expires } = challenge.parameters.data;
    if (expires <= this.clock.now()) return false;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.signed });
    return verified && this.isNew(challenge.signature, expires);
  }

  /** Removes the solutions that are refused as too old anyway. */
  async forgetOld(): Promise<void> {
    await this.database.query('DELETE FROM captcha_used WHERE expires <= ?', [this.clock.now()]);
  }

  private async isNew(signature: string, expires: number): Promise<boolean> {
    const hash = createHash('sha256').update(signature).digest('hex');
    const columns = ['signature_hash', 'expires'];
    try {
      await insertRows(this.database.manager, 'captcha_used', columns, [[hash, expires]]);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
