import { type Data, getScreenViews, type Reply } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Pages } from '../activity/index.js';
import { everSince, viewList } from './screen.lists.js';

type View = Reply<typeof getScreenViews>['items'][number];

/** A look as it stands in its row. */
type ViewRow = Omit<View, 'from' | 'to'> & { readonly firstTs: number; readonly lastTs: number };

/** The looks of parents at a device's screens, newest first, and how many there are in all. */
@Handles(getScreenViews)
export class GetScreenViews {
  constructor(private readonly pages: Pages) {}

  async run({ device }: Caller<typeof getScreenViews>, page: Data<typeof getScreenViews>) {
    const { rows, total } = await this.pages.of<ViewRow>(viewList, device, everSince, page);
    const items = rows.map((row) => ({
      id: Number(row.id),
      ts: Number(row.ts),
      until: Number(row.until),
      kind: row.kind,
      pictures: Number(row.pictures),
      from: Number(row.firstTs),
      to: Number(row.lastTs),
      browser: row.browser,
    }));
    return { total, items };
  }
}
