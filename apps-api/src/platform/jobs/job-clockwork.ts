import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { WindowCounter } from '../limits/index.js';
import { JobRunner } from './job-runner.js';
import { Retention } from './retention.js';
import { Rounds } from './rounds.js';

/** Makes jobs, rounds and retention happen while the server runs. */
@Injectable()
export class JobClockwork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Jobs');
  private stopped = false;

  constructor(
    private readonly runner: JobRunner,
    private readonly retention: Retention,
    private readonly rounds: Rounds,
    private readonly counter: WindowCounter,
  ) {}

  onApplicationBootstrap(): void {
    this.retention.register('rate limits', () => this.counter.forgetOld());
    this.retention.register('failed jobs', () => this.runner.forgetFailed());
  }

  @Cron(CronExpression.EVERY_SECOND, { waitForCompletion: true })
  async jobs(): Promise<void> {
    if (this.stopped) return;
    await this.runner.runDue().catch((error: unknown) => this.log.error('looking for jobs failed', error));
  }

  @Cron('17 * * * *', { waitForCompletion: true })
  async old(): Promise<void> {
    if (!this.stopped) await this.retention.run();
  }

  @Cron(CronExpression.EVERY_10_SECONDS, { waitForCompletion: true })
  async due(): Promise<void> {
    if (!this.stopped) await this.rounds.run();
  }

  /** Before the database closes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.runner.idle();
  }
}
