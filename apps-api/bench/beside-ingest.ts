import { setTimeout as wait } from 'node:timers/promises';
import type { Dialect } from '../src/platform/database/index.js';
import { fillTable } from '../test/bulk/fill-table.js';
import { family } from '../test/factories/telemetry.js';
import { batchOfVisits } from './ingest.js';
import { percentile, type Ratio, timed } from './measure.js';
import { post } from './requests.js';
import { withServer } from './server.js';

const CALLS = 500;
/** Milliseconds between two calls: other parents do not wait for each other. */
const PAUSE = 20;
const STORED = 100_000;
const DAY = 86_400;

/**
 * How long a parent's call takes at worst (the 99th of 100) while another family's device sends batch after batch of
 * 1,000 rows, as a multiple of what one batch takes: nobody waits for much more than the batch that is being stored.
 */
export function benchBesideIngest(engine: Dialect): Promise<Ratio> {
  return withServer(engine, async (app) => {
    const { parent, device, ref } = await family(app);
    const sender = await family(app);
    const now = app.clock.now();
    await fillTable(app.database, 'visit', { ...device, count: STORED, from: now - 90 * DAY, to: now });
    const cookie = `ostoja_session=${parent.cookies.get('ostoja_session') ?? ''}`;
    const body = JSON.stringify({
      action: 'getUrls',
      data: { ...ref, dateFrom: now - DAY, dateTo: now, offset: 0, count: 10, filter: '' },
    });
    const call = () => post(`${app.url}/service`, { cookie }, body);
    const headers = { authorization: `Bearer ${sender.device.token}` };
    const batches: number[] = [];
    const send = async () => {
      const batch = batchOfVisits(now - DAY);
      batches.push(await timed(() => post(`${app.url}/agent`, headers, batch)));
    };

    for (let warm = 0; warm < 50; warm++) await call();
    for (let warm = 0; warm < 5; warm++) await send();
    const quiet = await paced(call);
    batches.length = 0;
    const enough = new AbortController();
    const sending = until(enough.signal, send);
    const beside = await paced(call);
    enough.abort();
    await sending;

    const batch = percentile(batches, 0.5);
    const all = [0.5, 0.99].map((part) => percentile(beside, part).toFixed(1));
    return {
      name: 'p99 of other calls while 1,000-row batches come in, in batches',
      value: percentile(beside, 0.99) / batch,
      aim: { most: 2 },
      parts: `p50 ${all[0]} ms and p99 ${all[1]} ms beside batches of ${batch.toFixed(1)} ms; alone p50 ${percentile(quiet, 0.5).toFixed(1)} ms and p99 ${percentile(quiet, 0.99).toFixed(1)} ms`,
    };
  });
}

async function until(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) await work();
}

/** The milliseconds of many calls that begin one after another, whether or not the one before is answered. */
async function paced(call: () => Promise<unknown>): Promise<number[]> {
  const calls: Promise<number>[] = [];
  for (let count = 0; count < CALLS; count++) {
    calls.push(timed(call));
    await wait(PAUSE);
  }
  return Promise.all(calls);
}
