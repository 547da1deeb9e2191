export { ReportRounds } from './report-rounds.js';
export { reportJob } from './report-sender.js';
export { ReportsModule } from './reports.module.js';
export { UnsubscribeRoutes } from './unsubscribe.routes.js';
