import { Global, Module } from '@nestjs/common';
import { LocationPurge } from '../account/index.js';
import { ActivityModule } from '../activity/index.js';
import { GetGPS } from './get-gps.action.js';
import { GetHealth } from './get-health.action.js';
import { HealthRepository } from './health.repository.js';
import { PositionRepository } from './position.repository.js';
import { SavedPositions } from './saved-positions.js';

/** Where the children have been, and in what condition their devices are. Global, because a new password forgets it. */
@Global()
@Module({
  imports: [ActivityModule],
  providers: [
    GetGPS,
    GetHealth,
    HealthRepository,
    PositionRepository,
    { provide: LocationPurge, useClass: SavedPositions },
  ],
  exports: [LocationPurge],
})
export class LocationModule {}
