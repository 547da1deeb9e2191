import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LocationPurge } from '../account/index.js';
import { Hourly, HourlyKind } from '../activity/index.js';
import { Position } from './position.entity.js';

/** The positions that devices reported, and how many there were when. */
@Injectable()
export class SavedPositions extends LocationPurge {
  override async wipe(manager: EntityManager, accountId: number): Promise<void> {
    await manager.delete(Position, { accountId });
    await manager.delete(Hourly, { accountId, kind: HourlyKind.Position });
  }
}
