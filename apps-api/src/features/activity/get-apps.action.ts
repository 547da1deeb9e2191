import { type Data, getApps } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { AppListRepository } from './app-list.repository.js';

/** The apps of a device with their rules and their use. */
@Handles(getApps)
export class GetApps {
  constructor(private readonly apps: AppListRepository) {}

  async run({ device }: Caller<typeof getApps>, data: Data<typeof getApps>) {
    return {
      data: await this.apps.of(device, {
        system: data.includeSystem === 1,
        uninstalled: data.includeDeleted === 1,
      }),
    };
  }
}
