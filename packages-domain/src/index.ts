export {
  defaultLanguage,
  isLanguage,
  languageFor,
  languageName,
  languages,
  localeOf,
  type Language,
  type LanguageRow,
} from './languages/languages.js';

export { appCategories, appCategory, type AppCategory } from './apps/app-category.js';

export { AppType, isAppType } from './features/app-type.js';
export {
  appFeatureNames,
  formatAppFeatures,
  parseAppFeatures,
  type AppFeature,
  type AppFeatures,
} from './features/app-features.js';
export {
  hasBonus,
  hasLiveScreen,
  hasSettingsBlock,
  hasWeeklyLimits,
  isPhone,
  isWindows,
  needsDirectDownload,
  type DeviceKind,
} from './features/device-kind.js';
export {
  isLocationPhone,
  mayRead,
  reportKinds,
  reportsOf,
  type ReportingDevice,
  type ReportKind,
} from './features/reports.js';
export { hasPrivilege, privilegeNames, type Privilege, type Privileges } from './features/privileges.js';

export type { FieldProblem } from './validation/text-result.js';
export { checkEmail, cleanEmail, maxEmailLength } from './validation/email.js';
export { checkPhone, phonePrefix, phoneToE164 } from './validation/phone.js';
export {
  minPasswordLength,
  passwordProblem,
  passwordsMatch,
  passwordStrength,
  type PasswordProblem,
  type PasswordStrength,
} from './validation/password.js';
export {
  checkConfirmationCode,
  cleanConfirmationCode,
  confirmationCodeLength,
  type ConfirmationCodeCheck,
} from './validation/confirmation-code.js';
export { cleanQueryCode, isUpdatePasswordCode, maxQueryCodeLength } from './validation/link-code.js';
export {
  canSubmitPin,
  cleanPin,
  groupDigits,
  isPin,
  minShownPinLength,
  pinLength,
} from './validation/pin.js';
export { billingCountry, defaultBillingCountry } from './validation/billing.js';
export { fitWithin, isTaskImage, taskImage, taskThumbnail, type ImageSize } from './validation/image-size.js';
export {
  canChangePassword,
  canSignIn,
  checkUpdatePassword,
  type UpdatePasswordForm,
  type UpdatePasswordProblem,
} from './validation/password-form.js';
export {
  Avatar,
  birthYears,
  checkMoveTarget,
  checkProfile,
  decodeDefaultName,
  isAvatar,
  maxProfileNameLength,
  type ProfileProblems,
} from './validation/profile.js';
export { isDomain, normaliseDomain } from './validation/domain-name.js';
export { addSite, checkSiteEntry, type SiteEntry, type SiteLists } from './validation/site-list.js';
export {
  isScreenPeriod,
  isTimeBonus,
  isTimeLimit,
  isUnlimited,
  isWeekOfTimeLimits,
  maxScreensToDelete,
  maxTimeLimit,
  readTimeLimit,
  screenPeriodSlider,
  timeBonusSlider,
  timeLimitSlider,
  toggleScreen,
  toSlider,
  unlimitedTimeLimit,
  type SliderRange,
  type TimeLimitEntry,
} from './validation/limits.js';
export {
  closedDay,
  isHourOpen,
  isSchedule,
  openDay,
  withHour,
  type ScheduleString,
} from './validation/schedule.js';
export {
  isAgreementRequired,
  missingAgreements,
  type AgreementRequirement,
} from './validation/agreements.js';

export { defaultDeviceSettings, type DeviceSettings, type WeekOfMinutes } from './rules/device-settings.js';
export {
  everyNight,
  hasBedtime,
  isBedtime,
  noNight,
  schoolNights,
  tonight,
  type Bedtime,
} from './rules/bedtime.js';
export { openStretches } from './rules/open-stretches.js';
export { isAlwaysOpen, scheduleOf, withSchedule, type TimedUse } from './rules/weekly-schedule.js';
export {
  allowanceOn,
  isNeverLimited,
  noUsage,
  usedToday,
  type Allowance,
  type Usage,
} from './rules/allowance.js';
export { builtInCategories, isYouTube, type Categorise, type SiteCategory } from './rules/site-category.js';
export { coveringEntry, cleanHost } from './rules/site-match.js';
export { downloadKind, type DownloadKind } from './rules/download-kind.js';
export type { AppSubject, SettingsSubject, SiteSubject, Subject, VideoSubject } from './rules/subject.js';
export { verdict, verdictOfUse, type Verdict } from './rules/verdict.js';
export { timeLeftToday, type TimeLeft } from './rules/time-left.js';
export { emptyLists, ListIndex, listNames, type Lists } from './rules/lists.js';
export { appRuleOf, countsIntoLimit, newAppRule, type AppRule, type Flag } from './rules/app-rule.js';
export { blockedUntilLifted, initialRuleDocument, type RuleDocument } from './rules/rule-document.js';
export {
  codeOf,
  isBlockedVisit,
  reasonCodes,
  reasons,
  visitKind,
  type Reason,
  type VisitKind,
} from './rules/reason.js';

export {
  addDays,
  dayNumber,
  isDayNumber,
  isPickable,
  minimumDaysBack,
  pickableDays,
  stepDay,
  type DayNumber,
  type DayRange,
} from './time/day-range.js';
export { defaultDateFilter, filterInterval, type DateFilter, type Interval } from './time/date-filter.js';
export {
  isTimeZone,
  localTimeOf,
  weekdays,
  zoneOffset,
  type LocalTime,
  type Weekday,
} from './time/local-time.js';
export { localDayBounds, startOfDayAgo, startOfLocalDay } from './time/local-day.js';
export { chosenZone, fixedZone, hasOffset, type ZoneChoice } from './time/zone-choice.js';
export { localHours } from './time/local-hours.js';
export { splitDays, splitHours, type SplitInterval } from './time/split-hours.js';
export { lastSeenState, onlineSeconds, silentSeconds, type LastSeenState } from './time/last-seen.js';

export { isEducationPlan, isPlanType, isTopUp, parentalHalf, PlanType } from './plans/plan-type.js';
export {
  defaultPlanLimits,
  demoDays,
  planLimits,
  type PlanLimits,
  type PlanLimitsTable,
} from './plans/plan-limits.js';
export {
  canUpgrade,
  hasEducation,
  isDemo,
  isExpired,
  isPlanValid,
  type AccountPlan,
} from './plans/account-plan.js';
export {
  listedStatus,
  purchasePolling,
  shouldPollAgain,
  shownPurchaseStatus,
  TransactionStatus,
} from './plans/transaction-status.js';
export {
  countingEntries,
  grantedCredits,
  type CreditsEntry,
  type DaysEntry,
  type LedgerEntry,
  type PlanEntry,
  type RevokeEntry,
  type SetEntry,
  type UpgradeEntry,
} from './plans/ledger-entry.js';
export { planFrom, tracksOf, type LedgerPlan } from './plans/ledger.js';
export {
  buyableTypes,
  currencies,
  currencyFor,
  moneyBackDays,
  seedCatalogue,
  twoYearDiscount,
  type BuyableType,
  type CatalogueRow,
  type Currency,
} from './plans/catalogue.js';
export { runningPlan, type RunningPlan } from './plans/running-plan.js';
export {
  catalogueProblem,
  highestPrice,
  mostPoints,
  smallestPayment,
  type CatalogueProblem,
} from './plans/catalogue-problem.js';
export {
  isBuyable,
  isUnderMoneyBack,
  isUpgrade,
  termsOf,
  upgradeTerms,
  type Terms,
} from './plans/purchase-terms.js';
export {
  discountPercent,
  intervalKinds,
  isIntervalKind,
  monthlyPrice,
  showsBasePrice,
  type IntervalKind,
  type OfferPrices,
} from './plans/offer.js';
export {
  bannerReason,
  endingSoonDays,
  isAccountPage,
  type BannerAccount,
  type BannerReason,
} from './banners/banner-reason.js';
export {
  educationTokensThreshold,
  historyPage,
  readHistoryPage,
  showsTopUp,
  taskEstimate,
  tokensPerTask,
  topUpThreshold,
} from './task-estimates/task-estimate.js';

export { readLanguagePrefix, withLanguagePrefix, type LocalisedPath } from './routing/language-prefix.js';
export {
  afterSignIn,
  entryRedirect,
  needsSignIn,
  panelHome,
  promoDestination,
  type EntryAccount,
} from './routing/redirects.js';
export {
  callsScreen,
  menuItems,
  screensScreen,
  visibleMenu,
  type MenuContext,
  type MenuItem,
} from './routing/side-menu.js';
export { panelOverlay, type OverlayContext, type PanelOverlay } from './routing/panel-overlay.js';
export { heartbeatSeconds, isLearningPath, sendsHeartbeat } from './routing/learning.js';
export {
  allowsAnalytics,
  answerConsent,
  asksForConsent,
  consentDays,
  unknownConsent,
  type CookieConsent,
} from './consent/cookie-consent.js';

export { distance, longitudeDegrees, type Point } from './places/distance.js';
export { longStayRule, longStays, type LongStay, type Sighting } from './places/long-stays.js';
export { numberedPlaces, placeRadius, type NumberedStay } from './places/numbered-places.js';

export { formatInterval } from './units/intervals.js';
export { formatMoney, formatNumber, formatPercent } from './units/numbers.js';
export {
  formatAge,
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  weekdayName,
  type DateStyle,
} from './units/dates.js';
export { durationParts, formatDuration, minutesUp, type DurationParts } from './units/durations.js';
export { formatDistance } from './units/lengths.js';
export { formatSpeed, speedIn, speedStep, speedSteps, speedUnit, type SpeedUnit } from './units/speed.js';

export { nextReportAt, reportedDay, reportHour, reportSpread } from './reports/report-time.js';
