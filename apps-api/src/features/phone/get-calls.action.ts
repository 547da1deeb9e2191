import { type Data, getCalls, type Reply } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { intervalOf, Pages } from '../activity/index.js';
import { callList } from './phone.lists.js';

type Call = Reply<typeof getCalls>['data'][number];

/** The phone calls of an interval, newest first, and how many there are in all. */
@Handles(getCalls)
export class GetCalls {
  constructor(private readonly pages: Pages) {}

  async run({ device }: Caller<typeof getCalls>, data: Data<typeof getCalls>) {
    const { rows, total } = await this.pages.of<Call>(callList, device, intervalOf(data), data);
    return { data: rows.map((row) => ({ ...row, callId: Number(row.callId), ts: Number(row.ts) })), total };
  }
}
