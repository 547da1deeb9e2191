import { Injectable } from '@nestjs/common';
import { confirmationCodeLength } from '@ostoja/domain';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { idsOfToken, newDigits, newTokenOf } from '../../platform/ids/index.js';
import { Secrets } from '../../platform/secrets/index.js';
import { MailCode, type MailCodeKind } from './mail-code.entity.js';

const HOUR = 3600;

/** How long the link that sets a new password can be used, hours. */
export const resetHours = 1;

/** How long a code can be used, seconds. */
const LIFE: Record<MailCodeKind, number> = {
  'confirm-link': 7 * 24 * HOUR,
  'confirm-digits': 24 * HOUR,
  reset: resetHours * HOUR,
};

/** How many digits may be tried against one mailed code; then only a new one helps. */
export const MOST_TRIES = 5;

/**
 * The codes that are mailed to parents. Stored as keyed hashes only, made at the moment of mailing, so that a code
 * stands in no table in a readable form, not even in the outbox. The code of a link carries the account's id.
 */
@Injectable()
export class MailCodes {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Makes a code; the account's older ones of its kind stop working. */
  async make(accountId: number, kind: MailCodeKind): Promise<string> {
    const code = kind === 'confirm-digits' ? newDigits(confirmationCodeLength) : newTokenOf(accountId);
    const now = this.clock.now();
    await this.database.transaction(async (manager) => {
      await this.void(manager, accountId, [kind]);
      await manager.insert(MailCode, {
        accountId,
        kind,
        codeHash: this.hash(accountId, kind, code),
        created: now,
        expires: now + LIFE[kind],
      });
    });
    return code;
  }

  /** The account whose link code this is, or undefined when it is unknown, void or too old. It stays usable. */
  async accountOf(kind: MailCodeKind, code: string): Promise<number | undefined> {
    const [accountId] = idsOfToken(code, 1) ?? [];
    if (accountId === undefined) return undefined;
    const found = await this.database.repository(MailCode).existsBy({
      accountId,
      kind,
      codeHash: this.hash(accountId, kind, code),
      expires: MoreThan(this.clock.now()),
    });
    return found ? accountId : undefined;
  }

  /** Uses a link code up, inside of a transaction. Of two that try at once, one hears true. */
  async use(manager: EntityManager, accountId: number, kind: MailCodeKind, code: string): Promise<boolean> {
    const codeHash = this.hash(accountId, kind, code);
    const expires = MoreThan(this.clock.now());
    const { affected } = await manager.delete(MailCode, { accountId, kind, codeHash, expires });
    return affected === 1;
  }

  /**
   * Whether these are the digits that were mailed. The try is counted before they are compared, so that many at once
   * do not get more of them.
   */
  async matchesDigits(accountId: number, digits: string): Promise<boolean> {
    const counted = await this.database
      .repository(MailCode)
      .createQueryBuilder()
      .update()
      .set({ tries: () => 'tries + 1' })
      .where('account_id = :accountId AND kind = :kind AND tries < :most AND expires > :now', {
        accountId,
        kind: 'confirm-digits' satisfies MailCodeKind,
        most: MOST_TRIES,
        now: this.clock.now(),
      })
      .execute();
    if (!counted.affected) return false;
    return this.database.repository(MailCode).existsBy({
      accountId,
      kind: 'confirm-digits',
      codeHash: this.hash(accountId, 'confirm-digits', digits),
    });
  }

  /** Makes an account's codes of some kinds unusable. */
  async void(manager: EntityManager, accountId: number, kinds: readonly MailCodeKind[]): Promise<void> {
    await manager.delete(MailCode, { accountId, kind: In([...kinds]) });
  }

  /** Removes the codes that are too old. */
  async forgetOld(): Promise<void> {
    await this.database.query('DELETE FROM mail_code WHERE expires <= ?', [this.clock.now()]);
  }

  /** Digits are few: the account's id keeps equal ones of two accounts apart. */
  private hash(accountId: number, kind: MailCodeKind, code: string): string {
    return this.secrets.hash(`mail-${kind}`, `${accountId} ${code}`);
  }
}
