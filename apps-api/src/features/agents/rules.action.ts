import { rules } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { RuleDocuments } from '../rules/index.js';

/** The whole rule document of the device that asks. */
@Handles(rules)
export class Rules {
  constructor(private readonly documents: RuleDocuments) {}

  run({ device }: Caller<typeof rules>) {
    return this.documents.of(device);
  }
}
