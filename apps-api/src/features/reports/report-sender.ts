import { Injectable } from '@nestjs/common';
import { type DayNumber, defaultLanguage, isLanguage } from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Config } from '../../platform/config/index.js';
import { Database } from '../../platform/database/index.js';
import { JobHandlers, jobKind } from '../../platform/jobs/index.js';
import { MailTransport } from '../../platform/mail/index.js';
import { type Account, Accounts } from '../account/index.js';
import { DailyReport } from './daily-report.entity.js';
import { FamilyReports } from './family-reports.js';
import { composeReport } from './report-mail.js';
import { wantsReport } from './wants-report.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

/** A report to be sent: the day it tells about, and whether an operator asked for it, however often it was sent. */
export interface ReportOrder {
  readonly day: DayNumber;
  readonly again?: boolean;
}

/** The job that sends one report. A mail server that fails is tried again, as for any mail. */
export const reportJob = jobKind<ReportOrder>('report.daily');

/** Reads a family's day and mails it. */
@Injectable()
export class ReportSender {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly accounts: Accounts,
    private readonly reports: FamilyReports,
    private readonly links: UnsubscribeLinks,
    private readonly transport: MailTransport,
    handlers: JobHandlers,
  ) {
    handlers.register(reportJob, (order, accountId) => this.send(accountId, order));
  }

  /** Sends it, unless it was sent, is not wanted any more, or nothing was reported that day. */
  private async send(accountId: number, { day, again = false }: ReportOrder): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account || !(again || wantsReport(account, this.clock.now()))) return;
    const claims = this.database.repository(DailyReport);
    const claim = await claims.findOneBy({ accountId, day });
    if (!again && claim?.sentAt) return;

    const report = await this.reports.of(account, day);
    if (!report) return;
    await this.transport.send(
      composeReport(report, {
        to: account.email,
        language: languageOf(account),
        panel: `${this.config.linkBase}/panel`,
        unsubscribe: this.links.to(accountId),
        messageId: `<report-${day}-${accountId.toString(36)}@${new URL(this.config.linkBase).hostname}>`,
      }),
    );
    // A crash before this line is the only way in which a report goes out twice; its message id is the same then.
    await claims.update({ accountId, day }, { sentAt: this.clock.now() });
  }
}

function languageOf({ language }: Account) {
  return isLanguage(language) ? language : defaultLanguage;
}
