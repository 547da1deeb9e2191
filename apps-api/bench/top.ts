import { rawRows } from '../src/features/agents/ingest/raw-rows.js';
import { writeRollUp } from '../src/features/agents/ingest/roll-up.js';
import { type Dialect, insertRows } from '../src/platform/database/index.js';
import type { TestApplication } from '../test/application.js';
import { family } from '../test/factories/telemetry.js';
import { inTurn, type Ratio } from './measure.js';
import { post } from './requests.js';
import { withServer } from './server.js';

const SMALL = 100_000;
const LARGE = 1_000_000;
const DAYS = 30;
const ROUNDS = 25;
const STEP = 2000;

/** `getTopDomains` over a month for a device with 10^6 visits against one with 10^5. */
export function benchTop(engine: Dialect): Promise<Ratio> {
  return withServer(engine, async (app) => {
    const small = await visited(app, SMALL);
    const large = await visited(app, LARGE);
    await inTurn(3, small, large);
    const [few, many] = await inTurn(ROUNDS, small, large);
    return {
      name: 'getTopDomains at 1,000,000 rows against 100,000',
      value: many / few,
      aim: { most: 1.5 },
      parts: `${many.toFixed(2)} ms against ${few.toFixed(2)} ms`,
    };
  });
}

/** Makes a device with so many visits, spread over a month, and gives the call that lists its domains. */
async function visited(app: TestApplication, count: number): Promise<() => Promise<void>> {
  const { parent, device, ref } = await family(app);
  const until = app.clock.now();
  const from = until - DAYS * 86_400;
  for (let done = 0; done < count; done += STEP) {
    const visits = Array.from({ length: STEP }, (_, index) => ({
      ts: from + Math.floor(((done + index) / count) * DAYS * 86_400),
      domain: `site${(done + index * 7) % 40}.example`,
      url: '',
      blocked: 0,
    }));
    await app.database.transaction(async (manager) => {
      for (const { table, columns, rows } of rawRows(device, { visits })) {
        await insertRows(manager, table, columns, rows);
      }
      await writeRollUp(manager, device, { visits });
    });
  }
  const body = JSON.stringify({
    action: 'getTopDomains',
    data: { ...ref, dateFrom: from + 1234, dateTo: until - 1234 },
  });
  const cookie = `ostoja_session=${parent.cookies.get('ostoja_session') ?? ''}`;
  return () => post(`${app.url}/service`, { cookie }, body);
}
