import { Injectable } from '@nestjs/common';
import { isDayNumber, isTimeZone, localTimeOf, addDays } from '@ostoja/domain';
import { Accounts } from '../features/account/index.js';
import { reportJob } from '../features/reports/index.js';
import { Clock } from '../platform/clock/index.js';
import { Database } from '../platform/database/index.js';
import { JobOutbox } from '../platform/jobs/index.js';
import { AdminError } from './admin-error.js';

/** Jobs that end in a mail and failed at least once. */
const FAILED_MAIL = `(kind = 'mail' OR kind LIKE 'account.mail-%' OR kind = 'report.daily')
  AND tries > 0 AND last_error <> ''`;

const LISTED = 100;

interface MailJob {
  account_id: number;
  kind: string;
  tries: number;
  failed: number | boolean;
  run_after: number;
  last_error: string;
  email: string | null;
}

/** What an operator sees of mail that did not go out, and does about it. */
@Injectable()
export class AdminMail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly outbox: JobOutbox,
  ) {}

  /** The mail that waits after a failure or was given up, with the reason. */
  async list(): Promise<string> {
    const rows = await this.database.query<MailJob>(
      `SELECT j.account_id, j.kind, j.tries, j.failed, j.run_after, j.last_error, a.email
       FROM job j LEFT JOIN account a ON a.account_id = j.account_id
       WHERE ${FAILED_MAIL} ORDER BY j.failed DESC, j.run_after LIMIT ${LISTED}`,
    );
    if (rows.length === 0) return 'no mail waits after a failure';
    return rows
      .map(({ kind, tries, failed, run_after: next, last_error: reason, email }) => {
        const state = failed ? 'given up' : `next try ${new Date(Number(next) * 1000).toISOString()}`;
        return `${email ?? 'nobody'}  ${kind}  ${tries} tries  ${state}  ${oneLine(reason)}`;
      })
      .join('\n');
  }

  /** Lets the server try all of it again at once, also what was given up. */
  async retry(): Promise<string> {
    const [row] = await this.database.query<{ count: number | string }>(
      `SELECT COUNT(*) AS count FROM job WHERE ${FAILED_MAIL}`,
    );
    await this.database.query(`UPDATE job SET failed = 0, tries = 0, run_after = ? WHERE ${FAILED_MAIL}`, [
      this.clock.now(),
    ]);
    return `the server tries again: ${Number(row?.count ?? 0)}`;
  }

  /**
   * Asks the server for a daily report now, whether or not it was sent or is wanted.
   * @param date `YYYY-MM-DD`; undefined for yesterday in the account's zone
   */
  async sendReport(email: string, date: string | undefined): Promise<string> {
    const account = await this.accounts.findByEmail(email);
    if (!account) throw new AdminError('there is no account with that address');
    const { accountId, timeZoneName } = account;
    const today = localTimeOf(this.clock.now(), isTimeZone(timeZoneName) ? timeZoneName : 'UTC').date;
    const day = date === undefined ? addDays(today, -1) : Number(date.replaceAll('-', ''));
    if (!isDayNumber(day) || day > today) throw new AdminError('--day is a day that was: 2026-11-20');
    await this.outbox.add(this.database.manager, reportJob, accountId, { day, again: true });
    return `the server mails ${email} the report about ${day}, if anything was reported`;
  }
}

/** A mail server's words, without what would move the terminal's cursor. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
}
