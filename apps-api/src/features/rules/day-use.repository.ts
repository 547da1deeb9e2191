import { Injectable } from '@nestjs/common';
import type { Interval, Usage } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import type { RuleOwner } from './rule-versions.js';

/** Seconds. A stretch of use lasts at most a day, so one that reaches into a day begins at most a day before it. */
const LONGEST_STRETCH = 86_400;

interface Sum {
  seconds: number | string | null;
}

/** How long devices were used, from what they reported: as they count it themselves for their limits (decision 0096). */
@Injectable()
export class DayUseRepository {
  constructor(private readonly database: Database) {}

  /**
   * The use inside an interval (epoch seconds, `to` excluded): of the apps that count into the limit, each on its
   * own, and of pages and videos that were not refused.
   */
  async within(owner: RuleOwner, { from, to }: Interval): Promise<Usage> {
    const [apps, internet] = await Promise.all([this.apps(owner, from, to), this.internet(owner, from, to)]);
    return { appsToday: apps, internetToday: internet };
  }

  private async apps({ accountId, deviceId }: RuleOwner, from: number, to: number): Promise<number> {
    const [row] = await this.database.query<Sum>(
      `SELECT SUM(CASE WHEN u.until < ? THEN u.until ELSE ? END - CASE WHEN u.ts > ? THEN u.ts ELSE ? END) AS seconds
       FROM app_usage u LEFT JOIN installed_app a
         ON a.account_id = u.account_id AND a.device_id = u.device_id AND a.pkg = u.pkg
       WHERE u.account_id = ? AND u.device_id = ? AND u.ts >= ? AND u.ts < ? AND u.until > ?
         AND COALESCE(a.counts_to_limit, 1) <> 0`,
      [to, to, from, from, accountId, deviceId, from - LONGEST_STRETCH, to, from],
    );
    return Number(row?.seconds ?? 0);
  }

  private async internet({ accountId, deviceId }: RuleOwner, from: number, to: number): Promise<number> {
    const within = `SUM(CASE WHEN ts + seconds < ? THEN ts + seconds ELSE ? END - CASE WHEN ts > ? THEN ts ELSE ? END)`;
    const where = `WHERE account_id = ? AND device_id = ? AND ts >= ? AND ts < ? AND ts + seconds > ? AND blocked <= 0`;
    const parameters = [to, to, from, from, accountId, deviceId, from - LONGEST_STRETCH, to, from];
    const rows = await this.database.query<Sum>(
      `SELECT ${within} AS seconds FROM visit ${where} UNION ALL SELECT ${within} AS seconds FROM video ${where}`,
      [...parameters, ...parameters],
    );
    return rows.reduce((sum, { seconds }) => sum + Number(seconds ?? 0), 0);
  }
}
