import { type Data, getAppsUsage, type Reply } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { AppUsageRepository } from './app-usage.repository.js';
import { InstalledAppRepository } from './installed-app.repository.js';
import { intervalOf } from './interval.js';

/** How each app was used in an interval, the most used first. */
@Handles(getAppsUsage)
export class GetAppsUsage {
  constructor(
    private readonly usage: AppUsageRepository,
    private readonly installed: InstalledAppRepository,
  ) {}

  async run(
    { device }: Caller<typeof getAppsUsage>,
    data: Data<typeof getAppsUsage>,
  ): Promise<Reply<typeof getAppsUsage>> {
    const { rows, total } = await this.usage.page(device, intervalOf(data), data);
    const known = await this.installed.byPackage(
      device,
      rows.map(({ pkg }) => pkg),
    );
    return {
      data: rows.map(({ pkg, hits, seconds, firstAt, lastAt }) => {
        const app = known.get(pkg);
        return {
          pkg,
          name: app?.name ?? pkg,
          ico: app?.ico ?? '',
          count: hits,
          elapsed: seconds,
          from: firstAt,
          to: lastAt,
        };
      }),
      total,
    };
  }
}
