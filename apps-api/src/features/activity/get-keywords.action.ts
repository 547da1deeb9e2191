import { type Data, getKeywords, type Reply } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { intervalOf } from './interval.js';
import { Pages } from './pages.js';
import { searchList } from './report.lists.js';

type Keyword = Reply<typeof getKeywords>['data'][number];

/** The searches of an interval whose words contain a text, newest first. */
@Handles(getKeywords)
export class GetKeywords {
  constructor(private readonly pages: Pages) {}

  async run({ device }: Caller<typeof getKeywords>, data: Data<typeof getKeywords>) {
    const { rows, total } = await this.pages.of<Keyword>(searchList, device, intervalOf(data), data);
    return { data: rows.map((row) => ({ ...row, ts: Number(row.ts) })), total };
  }
}
