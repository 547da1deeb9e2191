import { type Data, screenListByIds } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { ScreenPictures } from './screen-pictures.js';
import { ScreenViews } from './screen-views.js';
import { ScreenRepository } from './screen.repository.js';

/**
 * Saved screens with their pictures, in the order of the ids; one that is not there, or another family's, is left
 * out. What the parent sees is written down for each device first.
 */
@Handles(screenListByIds)
export class ScreenListByIds {
  constructor(
    private readonly screens: ScreenRepository,
    private readonly pictures: ScreenPictures,
    private readonly views: ScreenViews,
  ) {}

  async run(caller: Caller<typeof screenListByIds>, { ids }: Data<typeof screenListByIds>) {
    const { accountId } = caller.session;
    const rows = await this.screens.ofAccount(accountId, ids);
    const items = await this.pictures.of(accountId, rows);
    const deviceOf = new Map(rows.map(({ id, deviceId }) => [id, deviceId]));
    for (const deviceId of new Set(deviceOf.values())) {
      const seen = items.filter(({ id }) => deviceOf.get(id) === deviceId);
      await this.views.writeSaved(caller, { accountId, deviceId }, seen);
    }
    return { total: items.length, items };
  }
}
