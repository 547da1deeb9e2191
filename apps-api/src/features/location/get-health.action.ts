import { type Data, getHealth } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { HealthRepository } from './health.repository.js';

/** The device's condition in an interval, or the last one that is known at a moment. */
@Handles(getHealth)
export class GetHealth {
  constructor(private readonly health: HealthRepository) {}

  async run({ device }: Caller<typeof getHealth>, { dateFrom, dateTo }: Data<typeof getHealth>) {
    const data =
      dateFrom === undefined
        ? await this.health.lastUntil(device, dateTo)
        : await this.health.within(device, dateFrom, dateTo);
    return { data };
  }
}
