import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isTimeZone, reportedDay } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database, isUniqueViolation } from '../../platform/database/index.js';
import { JobOutbox, Retention, Rounds } from '../../platform/jobs/index.js';
import { type Account, Accounts, nextReportOf } from '../account/index.js';
import { DailyReport } from './daily-report.entity.js';
import { reportJob } from './report-sender.js';
import { wantsReport } from './wants-report.js';

/** How many accounts one round takes, so that a zone's morning holds up no other mail. */
const BATCH = 100;

/** How long it is kept which reports were sent, seconds. */
const KEPT = 60 * 86_400;

/** Finds the families whose morning has come, and asks for their reports: once, whatever servers look (decision 0150). */
@Injectable()
export class ReportRounds implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly outbox: JobOutbox,
    private readonly rounds: Rounds,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.rounds.register('daily reports', () => this.run());
    this.retention.register('daily reports', () => this.forgetOld());
  }

  /** Takes the accounts that are due, those that have waited longest first. */
  async run(): Promise<void> {
    const due = await this.database.query<{ account_id: number }>(
      `SELECT account_id FROM account WHERE next_report <= ? ORDER BY next_report LIMIT ${BATCH}`,
      [this.clock.now()],
    );
    for (const row of due) await this.take(Number(row.account_id));
  }

  /** Claim, job and next time are written together: a crash loses none of them and repeats none. */
  private async take(accountId: number): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account) return;
    const day = this.dayFor(account);
    const claimed = await this.database
      .transaction(async (manager) => {
        const now = this.clock.now();
        await this.accounts.update(accountId, { nextReport: nextReportOf(account, now) }, manager);
        if (day === null) return;
        await manager.insert(DailyReport, { accountId, day, claimedAt: now, sentAt: 0 });
        await this.outbox.add(manager, reportJob, accountId, { day });
      })
      .then(() => true)
      .catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
        return false;
      });
    // Another server was quicker, or a change of zone brought a second morning: that report is on its way already.
    if (!claimed)
      await this.accounts.update(accountId, { nextReport: nextReportOf(account, this.clock.now()) });
  }

  /** The day to tell about, or null when no report is to go out now. */
  private dayFor(account: Account): number | null {
    const now = this.clock.now();
    if (account.nextReport === 0 || !wantsReport(account, now)) return null;
    return reportedDay(now, isTimeZone(account.timeZoneName) ? account.timeZoneName : 'UTC');
  }

  private async forgetOld(): Promise<void> {
    await this.database.query('DELETE FROM daily_report WHERE claimed_at < ?', [this.clock.now() - KEPT]);
  }
}
