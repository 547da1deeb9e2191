import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { RulesModule } from '../rules/index.js';
import { GetYT } from './get-yt.action.js';

/** Which videos a child watches. */
@Module({ imports: [ActivityModule, RulesModule], providers: [GetYT] })
export class YoutubeModule {}
