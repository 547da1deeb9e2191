import { type Data, screenDelete } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { ScreenDeletion } from './screen-deletion.js';
import { ScreenRepository } from './screen.repository.js';

/** Deletes saved screens with their pictures; what is not there, or another family's, is passed over. */
@Handles(screenDelete)
export class ScreenDelete {
  constructor(
    private readonly screens: ScreenRepository,
    private readonly deletion: ScreenDeletion,
  ) {}

  async run({ session: { accountId } }: Caller<typeof screenDelete>, { ids }: Data<typeof screenDelete>) {
    const rows = await this.screens.ofAccount(accountId, ids);
    for (const deviceId of new Set(rows.map((row) => row.deviceId))) {
      const ofDevice = rows.filter((row) => row.deviceId === deviceId).map(({ id }) => id);
      await this.deletion.run({ accountId, deviceId }, ofDevice);
    }
    return {};
  }
}
