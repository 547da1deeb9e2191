import { Injectable } from '@nestjs/common';
import { TelemetryRetention } from '../features/agents/telemetry-retention.js';
import { Config } from '../platform/config/index.js';
import { Database } from '../platform/database/index.js';
import { KeptDays, keptDaysRange } from '../platform/settings/index.js';
import { AdminError } from './admin-error.js';
import { when } from './moments.js';

/** How long what devices report is kept, and who looks after it. Every method tells what it did. */
@Injectable()
export class AdminRetention {
  constructor(
    private readonly kept: KeptDays,
    private readonly retention: TelemetryRetention,
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** For how many days, who said so, and how old the oldest report is. */
  async show(): Promise<string> {
    const decided = await this.kept.decided();
    const source = decided === undefined ? 'TELEMETRY_DAYS' : 'set-retention';
    const [row] = await this.database.query<{ oldest: number | string | null }>(
      'SELECT MIN(hour) AS oldest FROM hourly',
    );
    const oldest = row?.oldest === null || row === undefined ? 0 : Number(row.oldest);
    return [
      `what devices report is kept for ${decided ?? this.config.telemetryDays} days (${source})`,
      oldest === 0 ? 'nothing is reported' : `the oldest report is of ${when(oldest)}`,
      'the server deletes what is older once an hour; run-retention does it now',
    ].join('\n');
  }

  /** Keeps telemetry for so many days; without a number for as many as the configuration says. */
  async change(typed: string | undefined): Promise<string> {
    const { least, most } = keptDaysRange;
    const days = typed === undefined ? undefined : Number(typed);
    if (days !== undefined && (!Number.isInteger(days) || days < least || days > most))
      throw new AdminError(`the days must be ${least} to ${most}`);
    await this.kept.decide(days);
    return `what devices report is kept for ${await this.kept.days()} days; servers know it within a minute`;
  }

  /** Deletes at once what is older. */
  async run(): Promise<string> {
    await this.retention.run();
    return `what is older than ${await this.kept.days()} days is deleted`;
  }
}
