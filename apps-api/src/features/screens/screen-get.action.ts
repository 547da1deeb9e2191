import { Code, type Data, screenGet } from '@ostoja/contracts';
import { ActionError } from '../../wire/action-error.js';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { ScreenPictures } from './screen-pictures.js';
import { ScreenViews } from './screen-views.js';
import { ScreenRepository } from './screen.repository.js';

/**
 * One saved screen with its picture; that the parent saw it is written down first.
 * @throws ActionError 16 for a screen that is not the device's, or not there any more
 */
@Handles(screenGet)
export class ScreenGet {
  constructor(
    private readonly screens: ScreenRepository,
    private readonly pictures: ScreenPictures,
    private readonly views: ScreenViews,
  ) {}

  async run(caller: Caller<typeof screenGet>, { id }: Data<typeof screenGet>) {
    const { device } = caller;
    const row = await this.screens.ofDevice(device, id);
    const [picture] = await this.pictures.of(device.accountId, row ? [row] : []);
    if (!picture) throw new ActionError(Code.NotFound);
    await this.views.writeOne(caller, device, picture);
    return picture;
  }
}
