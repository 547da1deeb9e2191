import { type Data, getTopApps } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { intervalOf } from './interval.js';
import { Tops } from './tops.js';

/** The most used apps of an interval. */
@Handles(getTopApps)
export class GetTopApps {
  constructor(private readonly tops: Tops) {}

  run({ device }: Caller<typeof getTopApps>, data: Data<typeof getTopApps>) {
    return this.tops.apps(device, intervalOf(data));
  }
}
