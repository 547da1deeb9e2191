import { type Data, getDay } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Days } from './days.js';
import { intervalOf } from './interval.js';

/** What a child did between two moments, on every device of the profile. */
@Handles(getDay)
export class GetDay {
  constructor(private readonly days: Days) {}

  run({ profile }: Caller<typeof getDay>, data: Data<typeof getDay>) {
    return this.days.of(profile, intervalOf(data));
  }
}
