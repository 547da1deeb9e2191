import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { Config } from '../config/index.js';
import { Database } from '../database/index.js';
import { Setting } from './setting.entity.js';

const NAME = 'telemetry-days';

/** The fewest and the most days for which telemetry may be kept. */
export const keptDaysRange = { least: 1, most: 3650 } as const;

/** For so long a server remembers what an operator decided, seconds. */
const REMEMBERED = 60;

/** How long what devices report is kept: as an operator decided, else as the configuration has it. */
@Injectable()
export class KeptDays {
  private known = { days: 0, until: 0 };

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Days. A change reaches every server within a minute. */
  async days(): Promise<number> {
    const now = this.clock.now();
    if (now >= this.known.until) {
      const days = (await this.decided()) ?? this.config.telemetryDays;
      this.known = { days, until: now + REMEMBERED };
    }
    return this.known.days;
  }

  /** What an operator decided, or undefined where the configuration holds. */
  async decided(): Promise<number | undefined> {
    const setting = await this.database.repository(Setting).findOneBy({ name: NAME });
    return setting ? Number(setting.value) : undefined;
  }

  /** Keeps telemetry for so many days from now on; undefined for as many as the configuration says. @throws RangeError */
  async decide(days: number | undefined): Promise<void> {
    const { least, most } = keptDaysRange;
    if (days === undefined) await this.database.repository(Setting).delete({ name: NAME });
    else if (!Number.isInteger(days) || days < least || days > most)
      throw new RangeError(`telemetry is kept for ${least} to ${most} days`);
    else {
      const setting = { name: NAME, value: String(days), updated: this.clock.now() };
      await this.database.repository(Setting).save(setting);
    }
    this.known = { days: 0, until: 0 };
  }
}
