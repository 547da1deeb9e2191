import { type Data, saveLists } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { ListRepository } from './list.repository.js';

/** Replaces some of a device's lists and wakes the device. */
@Handles(saveLists)
export class SaveLists {
  constructor(private readonly lists: ListRepository) {}

  async run({ device }: Caller<typeof saveLists>, { lists, index }: Data<typeof saveLists>) {
    return { version: await this.lists.save(device, lists, index) };
  }
}
