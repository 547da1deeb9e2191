import { type Data, getSmses, type Reply } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { intervalOf, Pages } from '../activity/index.js';
import { smsList } from './phone.lists.js';

type Sms = Reply<typeof getSmses>['data'][number];

/** The text messages of an interval, newest first, and how many there are in all. */
@Handles(getSmses)
export class GetSmses {
  constructor(private readonly pages: Pages) {}

  async run({ device }: Caller<typeof getSmses>, data: Data<typeof getSmses>) {
    const { rows, total } = await this.pages.of<Sms>(smsList, device, intervalOf(data), data);
    return { data: rows.map((row) => ({ ...row, msgId: Number(row.msgId), ts: Number(row.ts) })), total };
  }
}
