import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Clock } from './clock/index.js';
import { Config, ConfigModule } from './config/index.js';
import { DatabaseModule, type Schema } from './database/index.js';
import { DiskFileStore, FileStore } from './files/index.js';
import { JobHandlers, JobOutbox, JobRunner, Purge, Retention, Rounds } from './jobs/index.js';
import { JobClockwork } from './jobs/job-clockwork.js';
import { WindowCounter } from './limits/index.js';
import { Mailer, MailTransport, OutboxFolder, OutboxPage, SmtpTransport } from './mail/index.js';
import { Secrets } from './secrets/index.js';
import { KeptDays } from './settings/index.js';
import { Signals } from './signals/signals.js';

/** What features stand on: configuration, database, clock, files, mail, jobs. */
@Global()
@Module({})
export class PlatformModule {
  /**
   * @param schema the entities and migrations of the whole server
   * @param works whether this process does jobs and retention: the server does, the command line and most tests don't
   * @param clock a test's own
   */
  static forRoot(
    config: Config,
    schema: Schema,
    { works, clock = new Clock() }: { works: boolean; clock?: Clock },
  ): DynamicModule {
    const shared = [
      { provide: Clock, useValue: clock },
      Secrets,
      Signals,
      { provide: FileStore, useClass: DiskFileStore },
      JobHandlers,
      JobOutbox,
      JobRunner,
      KeptDays,
      Purge,
      Retention,
      Rounds,
      WindowCounter,
      {
        provide: MailTransport,
        inject: [Config, Clock],
        useFactory: transportFor,
      },
      Mailer,
    ];
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(config.database, schema),
        ...(works ? [ScheduleModule.forRoot()] : []),
      ],
      controllers: [OutboxPage],
      providers: [...shared, ...(works ? [JobClockwork] : [])],
      exports: [
        Clock,
        Secrets,
        Signals,
        FileStore,
        JobHandlers,
        JobOutbox,
        JobRunner,
        KeptDays,
        Mailer,
        MailTransport,
        Purge,
        Retention,
        Rounds,
        WindowCounter,
      ],
    };
  }
}

function transportFor(config: Config, clock: Clock): MailTransport {
  return config.smtpUrl === undefined
    ? new OutboxFolder(config.dataFolder, clock)
    : new SmtpTransport(config.smtpUrl, config.mailFrom);
}
