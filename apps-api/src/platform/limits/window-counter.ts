import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { Database, upsertRows } from '../database/index.js';
import { Secrets } from '../secrets/index.js';

/** Counts in windows of time, in the database, so that every node counts the same and a restart forgives nobody. */
@Injectable()
export class WindowCounter {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds one to the window of `seconds` that is now and gives its count and its end, epoch seconds. Of the key only
   * a keyed hash is stored: it may hold an address or an e-mail.
   */
  async add(key: string, seconds: number): Promise<{ count: number; ends: number; now: number }> {
    const now = this.clock.now();
    const start = now - (now % seconds);
    const ends = start + seconds;
    const hash = this.secrets.hash('limit', `${seconds} ${key}`);
    const count = await this.database.transaction(async (manager) => {
      const columns = { keys: ['limit_key', 'window_start'], add: ['hits'], set: ['expires'] };
      await upsertRows(manager, 'rate_limit', columns, [[hash, start, 1, ends]]);
      const [row] = await this.database.query<{ hits: number }>(
        'SELECT hits FROM rate_limit WHERE limit_key = ? AND window_start = ?',
        [hash, start],
        manager,
      );
      return row?.hits ?? 1;
    });
    return { count, ends, now };
  }

  /** Forgets windows that have ended. Run from time to time. */
  async forgetOld(): Promise<void> {
    await this.database.query('DELETE FROM rate_limit WHERE expires < ?', [this.clock.now()]);
  }
}
