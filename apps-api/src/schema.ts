import { Account } from './features/account/account.entity.js';
import { AccountDirectory } from './features/account/account-directory.entity.js';
import { AnalyticsEvent } from './features/account/analytics-event.entity.js';
import { CaptchaUsed } from './features/account/captcha-used.entity.js';
import { MailCode } from './features/account/mail-code.entity.js';
import { Session } from './features/account/session.entity.js';
import { DeviceCommand } from './features/agents/device-command.entity.js';
import { Device } from './features/family/device.entity.js';
import { PairingCode } from './features/family/pairing-code.entity.js';
import { Profile } from './features/family/profile.entity.js';
import { DeviceList } from './features/rules/device-list.entity.js';
import { DeviceRules } from './features/rules/device-rules.entity.js';
import { DeviceSettings } from './features/rules/device-settings.entity.js';
import { InstalledApp } from './features/activity/installed-app.entity.js';
import { AppUsage } from './features/activity/app-usage.entity.js';
import { Visit } from './features/activity/visit.entity.js';
import { Search } from './features/activity/search.entity.js';
import { BlockTry } from './features/activity/block-try.entity.js';
import { Daily } from './features/activity/daily.entity.js';
import { Hourly } from './features/activity/hourly.entity.js';
import { Position } from './features/location/position.entity.js';
import { Health } from './features/location/health.entity.js';
import { PhoneCall } from './features/phone/phone-call.entity.js';
import { Sms } from './features/phone/sms.entity.js';
import { Contact } from './features/phone/contact.entity.js';
import { Video } from './features/youtube/video.entity.js';
import { Screenshot } from './features/screens/screenshot.entity.js';
import { ScreenView } from './features/screens/screen-view.entity.js';
import { BillingCustomer } from './features/payments/billing-customer.entity.js';
import { PlanLedger } from './features/payments/plan-ledger.entity.js';
import { DailyReport } from './features/reports/daily-report.entity.js';
import { CataloguePrice } from './features/payments/catalogue-price.entity.js';
import { Purchase } from './features/payments/purchase.entity.js';
import { Setting } from './platform/settings/index.js';
import { SandboxObject } from './features/payments/sandbox/sandbox-object.entity.js';
import { Subscription } from './features/payments/subscription.entity.js';
import { RewardCode } from './features/rewards/reward-code.entity.js';
import { Batch } from './features/agents/batch.entity.js';
import { Start1763700000000 } from './migrations/1763700000000-start.js';
import { Telemetry1763703000000 } from './migrations/1763703000000-telemetry.js';
import { CountPagedRows1763800000000 } from './migrations/1763800000000-count-paged-rows.js';
import { FirstAndLastUse1763810000000 } from './migrations/1763810000000-first-and-last-use.js';
import { CountPositionsAndSearches1763820000000 } from './migrations/1763820000000-count-positions-and-searches.js';
import { DailyRollUp1763830000000 } from './migrations/1763830000000-daily-roll-up.js';
import { ContactsByName1763840000000 } from './migrations/1763840000000-contacts-by-name.js';
import { TimeOnPages1763950000000 } from './migrations/1763950000000-time-on-pages.js';
import { FindScreens1763960000000 } from './migrations/1763960000000-find-screens.js';
import { ScreenViews1764000000000 } from './migrations/1764000000000-screen-views.js';
import { PlanLedger1764100000000 } from './migrations/1764100000000-plan-ledger.js';
import { DailyReports1764150000000 } from './migrations/1764150000000-daily-reports.js';
import { Purchases1764160000000 } from './migrations/1764160000000-purchases.js';
import { RewardCodes1764170000000 } from './migrations/1764170000000-reward-codes.js';
import { TrueOrder1764200000000 } from './migrations/1764200000000-true-order.js';
import { Catalogue1764210000000 } from './migrations/1764210000000-catalogue.js';
import type { Schema } from './platform/database/index.js';
import { Job } from './platform/jobs/job.entity.js';
import { RateLimitRow } from './platform/limits/rate-limit.entity.js';

/** Every table of the server and every migration, in order. A new entity and a new migration are added here. */
export const schema: Schema = {
  entities: [
    Account,
    AccountDirectory,
    AnalyticsEvent,
    CaptchaUsed,
    Device,
    DeviceCommand,
    DeviceList,
    DeviceRules,
    DeviceSettings,
    Job,
    MailCode,
    PairingCode,
    Profile,
    RateLimitRow,
    Session,
    InstalledApp,
    AppUsage,
    Visit,
    Search,
    BlockTry,
    Daily,
    Hourly,
    Position,
    Health,
    PhoneCall,
    Sms,
    Contact,
    Video,
    Screenshot,
    ScreenView,
    Batch,
    PlanLedger,
    DailyReport,
    BillingCustomer,
    CataloguePrice,
    Purchase,
    Setting,
    SandboxObject,
    Subscription,
    RewardCode,
  ],
  migrations: [
    Start1763700000000,
    Telemetry1763703000000,
    CountPagedRows1763800000000,
    FirstAndLastUse1763810000000,
    CountPositionsAndSearches1763820000000,
    DailyRollUp1763830000000,
    ContactsByName1763840000000,
    TimeOnPages1763950000000,
    FindScreens1763960000000,
    ScreenViews1764000000000,
    PlanLedger1764100000000,
    DailyReports1764150000000,
    Purchases1764160000000,
    RewardCodes1764170000000,
    TrueOrder1764200000000,
    Catalogue1764210000000,
  ],
};
