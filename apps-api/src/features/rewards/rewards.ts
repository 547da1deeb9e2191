import { Injectable } from '@nestjs/common';
import { Code } from '@ostoja/contracts';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { Secrets } from '../../platform/secrets/index.js';
import { ActionError } from '../../wire/action-error.js';
import { Accounts } from '../account/index.js';
import { Grants } from '../payments/index.js';
import { newRewardCode, plainCode } from './code-text.js';
import { RewardCode } from './reward-code.entity.js';

const DAY = 86_400;
const PURPOSE = 'reward';
const HINT = 4;

/** What an operator says about codes to be made. */
export interface RewardOrder {
  readonly days: number;
  readonly count: number;
  readonly note: string;
  /** Epoch seconds; 0 for never. */
  readonly expires: number;
}

/** Codes that make a plan longer by some days, each once. */
@Injectable()
export class Rewards {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
    private readonly accounts: Accounts,
    private readonly grants: Grants,
  ) {}

  /** Makes new codes. They are told here and never again: only their hashes are stored. */
  async make({ days, count, note, expires }: RewardOrder): Promise<string[]> {
    const codes = Array.from({ length: count }, newRewardCode);
    const created = this.clock.now();
    await this.database.transaction(async (manager) => {
      for (const code of codes) {
        await manager.insert(RewardCode, {
          codeHash: this.hash(code),
          hint: code.slice(0, HINT),
          days,
          note,
          created,
          expires,
          accountId: 0,
          redeemed: 0,
        });
      }
    });
    return codes;
  }

  /**
   * Redeems a code for an account; of many tries at the same time one succeeds.
   * @returns how many days were added
   * @throws ActionError 25 for a code that nobody made, that was withdrawn or is too old; 26 for one that was redeemed
   */
  redeem(accountId: number, typed: string): Promise<number> {
    const codeHash = this.hash(typed);
    return this.database.transaction(async (manager) => {
      // Before the code's row, as every grant does: two that take both in turn never wait for each other.
      await this.accounts.lock(manager, accountId);
      const code = await manager.findOneBy(RewardCode, { codeHash });
      if (!code) throw new ActionError(Code.WrongReward);
      if (code.redeemed > 0) throw new ActionError(Code.RewardTaken);
      const now = this.clock.now();
      if (code.expires > 0 && code.expires <= now) throw new ActionError(Code.WrongReward);

      if (!(await this.take(manager, codeHash, accountId, now))) throw new ActionError(Code.RewardTaken);
      const key = `reward:${codeHash}`;
      const added = await this.grants.grant(manager, accountId, {
        kind: 'days',
        key,
        seconds: code.days * DAY,
      });
      if (!added) throw new ActionError(Code.RewardTaken);
      return code.days;
    });
  }

  /** The newest codes, at most `count`. */
  newest(count: number): Promise<RewardCode[]> {
    return this.database
      .repository(RewardCode)
      .find({ order: { created: 'DESC', codeHash: 'ASC' }, take: count });
  }

  /** The code, or null when nobody made it. */
  find(code: string): Promise<RewardCode | null> {
    return this.database.repository(RewardCode).findOneBy({ codeHash: this.hash(code) });
  }

  /**
   * Withdraws a code that nobody redeemed yet.
   * @returns false when it was redeemed, or nobody made it
   */
  async withdraw(code: string): Promise<boolean> {
    const codeHash = this.hash(code);
    await this.database.query('DELETE FROM reward_code WHERE code_hash = ? AND redeemed = 0', [codeHash]);
    // A code that was redeemed at this moment is still there.
    return (await this.find(code)) === null;
  }

  /** Marks a free code as this account's. Whoever changes the row has it. */
  private async take(
    manager: EntityManager,
    codeHash: string,
    accountId: number,
    now: number,
  ): Promise<boolean> {
    await manager.query(
      'UPDATE reward_code SET account_id = ?, redeemed = ? WHERE code_hash = ? AND redeemed = 0',
      [accountId, now, codeHash],
    );
    const mine = await manager.findOneBy(RewardCode, { codeHash });
    return mine?.accountId === accountId;
  }

  private hash(code: string): string {
    return this.secrets.hash(PURPOSE, plainCode(code));
  }
}
