import { type Data, getTopDomains } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { HourlyKind } from './hourly-kind.js';
import { intervalOf } from './interval.js';
import { Tops } from './tops.js';

/** The most visited domains of an interval. */
@Handles(getTopDomains)
export class GetTopDomains {
  constructor(private readonly tops: Tops) {}

  run({ device }: Caller<typeof getTopDomains>, data: Data<typeof getTopDomains>) {
    return this.tops.domains(HourlyKind.Domain, device, intervalOf(data));
  }
}
