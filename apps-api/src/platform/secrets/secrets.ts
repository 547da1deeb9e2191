import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';

/** Keyed hashes of tokens, codes and PINs: what is stored is of no use to who steals the database. */
@Injectable()
export class Secrets {
  constructor(private readonly config: Config) {}

  /**
   * The keyed hash of a secret, 43 characters.
   * @param purpose keeps hashes of different things apart, for example `session`
   */
  hash(purpose: string, secret: string): string {
    return createHmac('sha256', this.config.secret).update(`${purpose}\0${secret}`).digest('base64url');
  }

  /** Whether `secret` is what `hash` was made of, in constant time. */
  matches(purpose: string, secret: string, hash: string): boolean {
    const made = Buffer.from(this.hash(purpose, secret));
    const stored = Buffer.from(hash);
    return made.length === stored.length && timingSafeEqual(made, stored);
  }
}
