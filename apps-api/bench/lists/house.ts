import type { Dialect } from '../../src/platform/database/index.js';
import type { TestApplication } from '../../test/application.js';
import { family } from '../../test/factories/telemetry.js';
import { runnerOf } from '../../test/plans/run-action.js';
import { withServer } from '../server.js';
import { type BareDatabase, openBare } from './bare-database.js';

const DAY = 86_400;

/** A server with a database of its own that holds so many rows, and the family that looks at them. */
export interface House {
  readonly size: number;
  readonly app: TestApplication;
  /** The same database, without anything of ours in between. */
  readonly bare: BareDatabase;
  readonly accountId: number;
  readonly deviceId: number;
  readonly profileId: number;
  /** The telemetry's interval, epoch seconds, `to` excluded. */
  readonly from: number;
  readonly to: number;
  /** What asks the family's question each time it is called. */
  asks(action: string, data: object): () => Promise<unknown>;
}

/** Opens a house for each size, all at once, for as long as `work` takes. */
export async function withHouses<T>(
  engine: Dialect,
  sizes: readonly number[],
  work: (houses: readonly House[]) => Promise<T>,
): Promise<T> {
  const [size, ...others] = sizes;
  if (size === undefined) return work([]);
  return withServer(engine, async (app) => {
    const house = await houseOf(app, size);
    try {
      return await withHouses(engine, others, (rest) => work([house, ...rest]));
    } finally {
      await house.bare.close();
    }
  });
}

async function houseOf(app: TestApplication, size: number): Promise<House> {
  const { device, ref } = await family(app);
  const { accountId, deviceId, profileId } = device;
  const profile = { accountId, profileId };
  const to = app.clock.now();
  return {
    size,
    app,
    bare: await openBare(app.config.database),
    accountId,
    deviceId,
    profileId,
    from: to - app.config.telemetryDays * DAY,
    to,
    asks: (action, data) => runnerOf(app, action, { profile, device }, { ...ref, ...data }),
  };
}
