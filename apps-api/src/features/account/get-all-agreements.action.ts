import { type Data, getAllAgreements } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { agreementsIn } from './agreements/agreements.js';

/** The agreements of the registration form (panel spec §5). */
@Handles(getAllAgreements)
export class GetAllAgreements {
  run(_caller: Caller<typeof getAllAgreements>, { l }: Data<typeof getAllAgreements>) {
    return { agreements: agreementsIn(l) };
  }
}
