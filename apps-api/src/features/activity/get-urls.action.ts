import { type Data, getUrls, type Reply } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { intervalOf } from './interval.js';
import { Pages } from './pages.js';
import { visitList } from './report.lists.js';

type Visit = Reply<typeof getUrls>['data'][number];

/** The pages of an interval whose domain contains a text, newest first. */
@Handles(getUrls)
export class GetUrls {
  constructor(private readonly pages: Pages) {}

  async run({ device }: Caller<typeof getUrls>, data: Data<typeof getUrls>) {
    const { rows, total } = await this.pages.of<Visit>(visitList, device, intervalOf(data), data);
    return { data: rows.map((row) => ({ ...row, ts: Number(row.ts) })), total };
  }
}
