import { type Data, getTopBlocked } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { HourlyKind } from './hourly-kind.js';
import { intervalOf } from './interval.js';
import { Tops } from './tops.js';

/** The domains most often blocked in an interval. */
@Handles(getTopBlocked)
export class GetTopBlocked {
  constructor(private readonly tops: Tops) {}

  run({ device }: Caller<typeof getTopBlocked>, data: Data<typeof getTopBlocked>) {
    return this.tops.domains(HourlyKind.BlockedDomain, device, intervalOf(data));
  }
}
