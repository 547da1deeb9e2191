import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { ActivityModule } from '../activity/index.js';
import { FamilyReports } from './family-reports.js';
import { ReportRounds } from './report-rounds.js';
import { ReportSender } from './report-sender.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { UnsubscribeRoutes } from './unsubscribe.routes.js';

/** The daily report by e-mail. */
@Module({
  imports: [AccountModule, ActivityModule],
  providers: [FamilyReports, ReportRounds, ReportSender, UnsubscribeLinks, UnsubscribeRoutes],
})
export class ReportsModule {}
