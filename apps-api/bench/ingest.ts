import { randomUUID } from 'node:crypto';
import type { Dialect } from '../src/platform/database/index.js';
import { insertRows } from '../src/platform/database/index.js';
import { rawRows } from '../src/features/agents/ingest/raw-rows.js';
import { deviceOf } from '../test/factories/families.js';
import { family } from '../test/factories/telemetry.js';
import { inTurn, type Ratio } from './measure.js';
import { post } from './requests.js';
import { withServer } from './server.js';

const ROWS = 1000;
const BATCHES = 10;
const ROUNDS = 9;

/**
 * Ingest of 1,000-row batches through HTTP, with the check of every row, the roll-up and the batch's own row, against
 * a prepared multi-row insert of the same rows into the same table of the same database, one transaction a batch.
 */
export function benchIngest(engine: Dialect): Promise<Ratio> {
  return withServer(engine, async (app) => {
    const { profile, device } = await family(app);
    const raw = await deviceOf(app, profile);
    const start = app.clock.now() - 86_400;
    const visits = visitsFrom(start);
    const bodies = () => Array.from({ length: BATCHES }, () => batchOfVisits(start));
    const headers = { authorization: `Bearer ${device.token}` };
    const throughHttp = async () => {
      for (const body of bodies()) await post(`${app.url}/agent`, headers, body);
    };
    const directly = async () => {
      for (let batch = 0; batch < BATCHES; batch++) {
        await app.database.transaction(async (manager) => {
          for (const { table, columns, rows } of rawRows(raw, { visits })) {
            await insertRows(manager, table, columns, rows);
          }
        });
      }
    };
    await inTurn(2, throughHttp, directly);
    const [ours, theirs] = await inTurn(ROUNDS, throughHttp, directly);
    return {
      name: 'ingest of 1,000-row batches through HTTP with roll-ups against a raw multi-row insert',
      value: theirs / ours,
      aim: { least: 0.5 },
      parts: `${perSecond(ours)} rows/s against ${perSecond(theirs)} rows/s`,
    };
  });
}

function perSecond(milliseconds: number): number {
  return Math.round(((ROWS * BATCHES) / milliseconds) * 1000);
}

/** The body of a batch of 1,000 visits that begin at a moment, 20 seconds apart, to fifty sites. */
export function batchOfVisits(start: number): string {
  const rows = { visits: visitsFrom(start) };
  return JSON.stringify({
    action: 'sync',
    data: { uid: randomUUID(), sent: start, rules: { received: 0, inForce: 0 }, rows },
  });
}

function visitsFrom(start: number) {
  return Array.from({ length: ROWS }, (_, index) => ({
    ts: start + index * 20,
    domain: `site${index % 50}.example`,
    url: `https://site${index % 50}.example/page/${index}`,
    blocked: 0,
  }));
}
