import { type DynamicModule, Injectable, Module } from '@nestjs/common';
import { AccountModule } from './features/account/index.js';
import { ActivityModule } from './features/activity/index.js';
import { AgentsModule } from './features/agents/index.js';
import { FamilyModule } from './features/family/index.js';
import { LocationModule } from './features/location/index.js';
import { PaymentsModule } from './features/payments/index.js';
import { PhoneModule } from './features/phone/index.js';
import { ReportsModule } from './features/reports/index.js';
import { RewardsModule } from './features/rewards/index.js';
import { RulesModule } from './features/rules/index.js';
import { ScreensModule } from './features/screens/index.js';
import { YoutubeModule } from './features/youtube/index.js';
import type { Clock } from './platform/clock/index.js';
import { Config } from './platform/config/index.js';
import { Database } from './platform/database/index.js';
import { WindowCounter } from './platform/limits/index.js';
import { PlatformModule } from './platform/platform.module.js';
import { schema } from './schema.js';
import { CallCounter } from './wire/call-limits.js';
import { Readiness } from './wire/health.controller.js';
import { WireModule } from './wire/wire.module.js';
import { WireSettings } from './wire/wire-settings.js';

/** The server is ready when its database answers. */
@Injectable()
class DatabaseReadiness extends Readiness {
  constructor(private readonly database: Database) {
    super();
  }

  override async check(): Promise<void> {
    await this.database.query('SELECT 1');
  }
}

/** What a process does besides answering, and what tests replace. */
export interface Adjustments {
  /** Whether this process does jobs and retention. */
  readonly works: boolean;
  readonly clock?: Clock;
}

/** The whole server: the platform, the wire, and one module for each feature. */
@Module({})
export class AppModule {
  static forRoot(config: Config, adjustments: Adjustments): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(config, schema, adjustments),
        WireModule.forRoot({
          imports: [FamilyModule],
          providers: [
            { provide: CallCounter, useExisting: WindowCounter },
            { provide: WireSettings, useExisting: Config },
            { provide: Readiness, useClass: DatabaseReadiness },
          ],
        }),
        AccountModule,
        FamilyModule,
        RulesModule,
        AgentsModule,
        ActivityModule,
        LocationModule,
        PhoneModule,
        ReportsModule,
        RewardsModule,
        ScreensModule,
        YoutubeModule,
        PaymentsModule,
      ],
    };
  }
}
