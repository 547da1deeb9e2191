import { type Data, explain } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Explanations } from './explanations.js';

/** Whether a device may use something at a moment, why, and until when. */
@Handles(explain)
export class Explain {
  constructor(private readonly explanations: Explanations) {}

  run({ device }: Caller<typeof explain>, { subject, at }: Data<typeof explain>) {
    return this.explanations.of(device, subject, at);
  }
}
