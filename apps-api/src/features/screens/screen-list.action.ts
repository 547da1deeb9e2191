import { type Data, screenList } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Pages } from '../activity/index.js';
import { ScreenPictures } from './screen-pictures.js';
import { everSince, pictureList } from './screen.lists.js';
import type { ScreenRow } from './screen.repository.js';

/** A page of a device's saved screens with their pictures, newest first, and how many there are in all. */
@Handles(screenList)
export class ScreenList {
  constructor(
    private readonly pages: Pages,
    private readonly pictures: ScreenPictures,
  ) {}

  async run({ device }: Caller<typeof screenList>, { userName, offset, count }: Data<typeof screenList>) {
    const page = { offset, count, filter: userName };
    const { rows, total } = await this.pages.of<ScreenRow>(pictureList, device, everSince, page);
    return { total, items: await this.pictures.of(device.accountId, rows) };
  }
}
