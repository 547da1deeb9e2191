import { Injectable } from '@nestjs/common';
import { type Options, hash, parseOptions, verify } from '@node-rs/argon2';
import { newToken } from '../../platform/ids/index.js';

/** Argon2id with 19 MiB, two passes, one lane: the first choice of OWASP's list. Argon2id is the library's default. */
const POLICY = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** Hashes and checks passwords with Argon2id. */
@Injectable()
export class Passwords {
  /** What is checked for an account that does not exist. */
  private nobody: Promise<string> | undefined;

  /** The hash to store. */
  hash(password: string): Promise<string> {
    return hash(password, POLICY);
  }

  /**
   * Whether a password is the one whose hash is stored. Without a hash, for an unknown address, it does the same
   * work and says no, so that the time tells nothing.
   */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    this.nobody ??= this.hash(newToken());
    const matches = await this.check(stored ?? (await this.nobody), password);
    return stored !== undefined && matches;
  }

  /** The work of `matches`: one check against one hash. */
  check(stored: string, password: string): Promise<boolean> {
    return verify(stored, password);
  }

  /** Whether a stored hash was made with other parameters than today's and should be made anew at sign-in. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(stored);
    return (
      memoryCost !== POLICY.memoryCost ||
      timeCost !== POLICY.timeCost ||
      parallelism !== POLICY.parallelism ||
      !stored.startsWith('$argon2id$')
    );
  }
}
