import { Module } from '@nestjs/common';
import { RulesModule } from '../rules/index.js';
import { AppListRepository } from './app-list.repository.js';
import { AppRuleRepository } from './app-rule.repository.js';
import { AppUsageRepository } from './app-usage.repository.js';
import { DayRepository } from './day.repository.js';
import { DayFigures } from './day-figures.js';
import { Days } from './days.js';
import { GetApps } from './get-apps.action.js';
import { GetAppsUsage } from './get-apps-usage.action.js';
import { GetDay } from './get-day.action.js';
import { GetTopApps } from './get-top-apps.action.js';
import { GetTopBlocked } from './get-top-blocked.action.js';
import { GetTopDomains } from './get-top-domains.action.js';
import { GetTopSearch } from './get-top-search.action.js';
import { GetTop } from './get-top.action.js';
import { GetKeywords } from './get-keywords.action.js';
import { GetUrls } from './get-urls.action.js';
import { InstalledAppRepository } from './installed-app.repository.js';
import { Pages } from './pages.js';
import { SetApps } from './set-apps.action.js';
import { TopRepository } from './top.repository.js';
import { Tops } from './tops.js';

/** What children do: apps, sites, searches, and the lists made of them. */
@Module({
  imports: [RulesModule],
  providers: [
    AppListRepository,
    AppRuleRepository,
    AppUsageRepository,
    DayFigures,
    DayRepository,
    Days,
    GetApps,
    GetAppsUsage,
    GetDay,
    GetKeywords,
    GetTop,
    GetTopApps,
    GetTopBlocked,
    GetTopDomains,
    GetTopSearch,
    GetUrls,
    InstalledAppRepository,
    Pages,
    SetApps,
    TopRepository,
    Tops,
  ],
  exports: [DayFigures, Pages],
})
export class ActivityModule {}
