import { Injectable } from '@nestjs/common';
import type { getTopApps, getTopDomains, getTopSearch, Reply } from '@ostoja/contracts';
import type { OwnedDevice } from '../../wire/caller.js';
import { HourlyKind } from './hourly-kind.js';
import { InstalledAppRepository } from './installed-app.repository.js';
import type { Interval } from './interval.js';
import { type TopLine, TopRepository } from './top.repository.js';

/** The top lists as the wire has them: percents of everything in the interval, and the largest value for bars. */
@Injectable()
export class Tops {
  constructor(
    private readonly top: TopRepository,
    private readonly installed: InstalledAppRepository,
  ) {}

  /** The most used apps, with what the device said of them. */
  async apps(device: OwnedDevice, interval: Interval): Promise<Reply<typeof getTopApps>> {
    const lines = await this.top.apps([device], interval);
    const known = await this.installed.byPackage(
      device,
      lines.map(({ subject }) => subject),
    );
    return {
      data: lines.map((line) => {
        const app = known.get(line.subject);
        return {
          app: app?.name ?? line.subject,
          pkg: line.subject,
          ico: app?.ico ?? '',
          version: app?.version ?? '',
          count: line.hits,
          elapsed: line.seconds,
          percent: percent(line.seconds, line.total),
        };
      }),
      max: lines[0]?.seconds ?? 0,
    };
  }

  /** The most visited or most often blocked domains. */
  async domains(
    kind: typeof HourlyKind.Domain | typeof HourlyKind.BlockedDomain,
    device: OwnedDevice,
    interval: Interval,
  ): Promise<Reply<typeof getTopDomains>> {
    const lines = await this.top.events(kind, [device], interval);
    return {
      data: lines.map((line) => ({ domain: line.subject, ...counted(line) })),
      max: lines[0]?.hits ?? 0,
    };
  }

  /** The most searched words. */
  async searches(device: OwnedDevice, interval: Interval): Promise<Reply<typeof getTopSearch>> {
    const lines = await this.top.events(HourlyKind.Search, [device], interval);
    return {
      data: lines.map((line) => ({ keyword: line.subject, ...counted(line) })),
      max: lines[0]?.hits ?? 0,
    };
  }
}

function counted({ hits, total }: TopLine) {
  return { count: hits, percent: percent(hits, total) };
}

/** One decimal is all that a label shows. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
