import { type Data, sync } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { RuleVersions } from '../rules/index.js';
import { BatchStore } from './ingest/batch-store.js';

/** Stores one batch of a device's and says which rules are newest. */
@Handles(sync)
export class Sync {
  constructor(
    private readonly batches: BatchStore,
    private readonly versions: RuleVersions,
  ) {}

  async run({ device }: Caller<typeof sync>, batch: Data<typeof sync>) {
    const stored = await this.batches.store(device, batch);
    return { ...stored, rulesVersion: await this.versions.newest(device) };
  }
}
