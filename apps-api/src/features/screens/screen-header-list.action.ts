import { type Data, type Reply, screenHeaderList } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Pages } from '../activity/index.js';
import { everSince, headerList } from './screen.lists.js';

type Header = Reply<typeof screenHeaderList>['items'][number];

/** A device's saved screens without their pictures, newest first, and how many there are in all. */
@Handles(screenHeaderList)
export class ScreenHeaderList {
  constructor(private readonly pages: Pages) {}

  async run(
    { device }: Caller<typeof screenHeaderList>,
    { userName, offset, count }: Data<typeof screenHeaderList>,
  ) {
    const page = { offset, count, filter: userName };
    const { rows, total } = await this.pages.of<Header>(headerList, device, everSince, page);
    // In place: a million headers need not be in memory twice.
    for (const row of rows) {
      row.id = Number(row.id);
      row.ts = Number(row.ts);
    }
    return { total, items: rows };
  }
}
