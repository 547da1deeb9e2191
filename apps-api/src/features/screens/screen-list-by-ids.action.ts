import { type Data, screenListByIds } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { ScreenPictures } from './screen-pictures.js';
import { ScreenRepository } from './screen.repository.js';

/** Saved screens with their pictures, in the order of the ids; one that is not there, or another family's, is left out. */
@Handles(screenListByIds)
export class ScreenListByIds {
  constructor(
    private readonly screens: ScreenRepository,
    private readonly pictures: ScreenPictures,
  ) {}

  async run(
    { session: { accountId } }: Caller<typeof screenListByIds>,
    { ids }: Data<typeof screenListByIds>,
  ) {
    const items = await this.pictures.of(accountId, await this.screens.ofAccount(accountId, ids));
    return { total: items.length, items };
  }
}
