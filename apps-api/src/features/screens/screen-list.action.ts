import { type Data, screenList } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Pages } from '../activity/index.js';
import { ScreenPictures } from './screen-pictures.js';
import { ScreenViews } from './screen-views.js';
import { everSince, pictureList } from './screen.lists.js';
import type { ScreenRow } from './screen.repository.js';

/** A page of a device's saved screens with their pictures, newest first, and how many there are in all; the look is written down. */
@Handles(screenList)
export class ScreenList {
  constructor(
    private readonly pages: Pages,
    private readonly pictures: ScreenPictures,
    private readonly views: ScreenViews,
  ) {}

  async run(caller: Caller<typeof screenList>, { userName, offset, count }: Data<typeof screenList>) {
    const { device } = caller;
    const page = { offset, count, filter: userName };
    const { rows, total } = await this.pages.of<ScreenRow>(pictureList, device, everSince, page);
    const items = await this.pictures.of(device.accountId, rows);
    await this.views.writeSaved(caller, device, items);
    return { total, items };
  }
}
