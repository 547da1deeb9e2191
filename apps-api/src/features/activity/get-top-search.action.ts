import { type Data, getTopSearch } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { intervalOf } from './interval.js';
import { Tops } from './tops.js';

/** The most searched words of an interval. */
@Handles(getTopSearch)
export class GetTopSearch {
  constructor(private readonly tops: Tops) {}

  run({ device }: Caller<typeof getTopSearch>, data: Data<typeof getTopSearch>) {
    return this.tops.searches(device, intervalOf(data));
  }
}
