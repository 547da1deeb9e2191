import { Global, Module } from '@nestjs/common';
import { LocationPurge } from '../account/index.js';
import { SavedPositions } from './saved-positions.js';

/** Where the children have been. Global, because a new password forgets it. */
@Global()
@Module({
  providers: [{ provide: LocationPurge, useClass: SavedPositions }],
  exports: [LocationPurge],
})
export class LocationModule {}
