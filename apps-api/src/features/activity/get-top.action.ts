import { type Data, getTop } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { HourlyKind } from './hourly-kind.js';
import { intervalOf } from './interval.js';
import { Tops } from './tops.js';

/** The four top lists of Summary in one bundle. */
@Handles(getTop)
export class GetTop {
  constructor(private readonly tops: Tops) {}

  async run({ device }: Caller<typeof getTop>, data: Data<typeof getTop>) {
    const interval = intervalOf(data);
    const [apps, domains, blocked, search] = await Promise.all([
      this.tops.apps(device, interval),
      this.tops.domains(HourlyKind.Domain, device, interval),
      this.tops.domains(HourlyKind.BlockedDomain, device, interval),
      this.tops.searches(device, interval),
    ]);
    return { apps, domains, blocked, search };
  }
}
