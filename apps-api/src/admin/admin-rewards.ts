import { Injectable } from '@nestjs/common';
import { Rewards } from '../features/rewards/index.js';
import { Clock } from '../platform/clock/index.js';
import { Config } from '../platform/config/index.js';
import { AdminError } from './admin-error.js';
import { day } from './moments.js';

const LISTED = 100;
const MOST_CODES = 1000;
const LONGEST_NOTE = 120;

/** What an operator does with reward codes. Every method tells what it did. */
@Injectable()
export class AdminRewards {
  constructor(
    private readonly rewards: Rewards,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Makes codes, a line each with the address that redeems it. They are told only here.
   * @param until the last day, `YYYY-MM-DD` in UTC; undefined for ever
   */
  async make(days: number, count: number, note: string, until: string | undefined): Promise<string> {
    if (!Number.isInteger(days) || days < 1 || days > 3650)
      throw new AdminError('the days must be 1 to 3650');
    if (!Number.isInteger(count) || count < 1 || count > MOST_CODES)
      throw new AdminError(`the count must be 1 to ${MOST_CODES}`);
    if (note.length > LONGEST_NOTE)
      throw new AdminError(`the note must have at most ${LONGEST_NOTE} characters`);
    const expires = until === undefined ? 0 : this.endOf(until);
    const codes = await this.rewards.make({ days, count, note, expires });
    return codes.map((code) => `${code}  ${this.config.linkBase}/reward?r=${code}`).join('\n');
  }

  /** The newest codes: how they begin, their days, and whether they were redeemed. */
  async list(): Promise<string> {
    const codes = await this.rewards.newest(LISTED);
    if (codes.length === 0) return 'there are no reward codes';
    const now = this.clock.now();
    return codes
      .map((code) => {
        const tooOld = code.expires > 0 && code.expires <= now;
        const state = code.redeemed > 0 ? `redeemed ${day(code.redeemed)}` : tooOld ? 'too old' : 'free';
        const until = code.expires > 0 ? `until ${day(code.expires - 1)}` : '';
        return [`${code.hint}-…`, `${code.days} days`, day(code.created), state, until, code.note]
          .filter(Boolean)
          .join('  ');
      })
      .join('\n');
  }

  /** Withdraws a code that nobody redeemed. */
  async withdraw(code: string): Promise<string> {
    const known = await this.rewards.find(code);
    if (!known) throw new AdminError('there is no such code');
    if (!(await this.rewards.withdraw(code))) throw new AdminError('that code was redeemed already');
    return `${code} is withdrawn`;
  }

  private endOf(date: string): number {
    const start = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) / 1000 : Number.NaN;
    const end = start + 86_400;
    if (Number.isNaN(end) || end <= this.clock.now())
      throw new AdminError('--until is a day to come: 2027-01-31');
    return end;
  }
}
