import { type Data, loadLists } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { ListRepository } from './list.repository.js';

/** The lists of a device that the parent asks for. */
@Handles(loadLists)
export class LoadLists {
  constructor(private readonly lists: ListRepository) {}

  run({ device }: Caller<typeof loadLists>, { lists }: Data<typeof loadLists>) {
    return this.lists.of(device, lists);
  }
}
