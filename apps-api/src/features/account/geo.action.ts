import { geo } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';

/** The caller's country as a trusted proxy told it, or `-`. */
@Handles(geo)
export class Geo {
  run({ origin }: Caller<typeof geo>) {
    return { countryCode: origin.country || '-' };
  }
}
