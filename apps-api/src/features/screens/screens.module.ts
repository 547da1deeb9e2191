import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { AgentsModule } from '../agents/index.js';
import { GetScreenViews } from './get-screen-views.action.js';
import { ScreenDelete } from './screen-delete.action.js';
import { ScreenDeletion } from './screen-deletion.js';
import { ScreenGet } from './screen-get.action.js';
import { ScreenGrab } from './screen-grab.action.js';
import { ScreenHeaderList } from './screen-header-list.action.js';
import { ScreenListByIds } from './screen-list-by-ids.action.js';
import { ScreenList } from './screen-list.action.js';
import { ScreenPictures } from './screen-pictures.js';
import { ScreenViews } from './screen-views.js';
import { ScreenRepository } from './screen.repository.js';

/** What the screens of a family's devices show, now and before. */
@Module({
  imports: [ActivityModule, AgentsModule],
  providers: [
    GetScreenViews,
    ScreenDelete,
    ScreenDeletion,
    ScreenGet,
    ScreenGrab,
    ScreenHeaderList,
    ScreenList,
    ScreenListByIds,
    ScreenPictures,
    ScreenRepository,
    ScreenViews,
  ],
})
export class ScreensModule {}
