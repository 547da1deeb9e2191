import { appendFile, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { MAX_BATCH_ROWS } from '@ostoja/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reading, visit } from '../testing/rows.js';
import { temporaryDirectory } from '../testing/temporary-directory.js';
import { OfflineQueue, type Batch, type QueueLimits } from './offline-queue.js';
import type { TelemetryRow } from './rows.js';

const about = { sent: 1_790_000_000, rules: { received: 1, inForce: 1 } };
const visits = (from: number, count: number) => Array.from({ length: count }, (_, i) => visit(from + i));

/** Opens a queue as a process does that may be killed: nothing is closed before the test's end. */
async function open(directory: string, limits?: Partial<QueueLimits>): Promise<OfflineQueue> {
  const queue = await OfflineQueue.open(directory, limits);
  onTestFinished(() => queue.close());
  return queue;
}

async function next(queue: OfflineQueue): Promise<Batch> {
  const batch = await queue.nextBatch(about);
  if (!batch) throw new Error('nothing waits');
  return batch;
}

describe('the offline queue', () => {
  it('keeps rows over a restart, in order', async () => {
    const directory = await temporaryDirectory();
    await (await open(directory)).enqueue([visit(1), reading(2)]);
    const queue = await open(directory);
    await queue.enqueue([visit(3)]);
    expect((await next(queue)).body.rows).toEqual({
      visits: [visit(1)[1], visit(3)[1]],
      health: [reading(2)[1]],
    });
  });

  it('resends the same uid and body after a restart', async () => {
    const directory = await temporaryDirectory();
    const queue = await open(directory);
    await queue.enqueue(visits(0, 3));
    const first = await next(queue);
    await queue.enqueue(visits(3, 3));
    const restarted = await open(directory);
    expect(JSON.stringify((await next(restarted)).body)).toBe(JSON.stringify(first.body));
  });

  it('cuts batches to what the gateway takes', async () => {
    const queue = await open(await temporaryDirectory(), { bytes: 10_000_000 });
    await queue.enqueue(visits(0, MAX_BATCH_ROWS + 1));
    const batch = await next(queue);
    expect(batch.rows).toHaveLength(MAX_BATCH_ROWS);
    await queue.acknowledge(batch);
    expect((await next(queue)).rows).toHaveLength(1);
  });

  it('cuts batches by size too', async () => {
    const queue = await open(await temporaryDirectory(), { bytes: 300 });
    await queue.enqueue(visits(0, 10));
    expect((await next(queue)).rows.length).toBeLessThan(4);
  });

  it('forgets acknowledged rows on the disk too', async () => {
    const directory = await temporaryDirectory();
    const queue = await open(directory);
    await queue.enqueue(visits(0, 5));
    await queue.acknowledge(await next(queue));
    expect(await readdir(join(directory, 'journal'))).toEqual([]);
    const restarted = await open(directory);
    expect(restarted.size).toBe(0);
    await restarted.enqueue([visit(9)]);
    expect((await next(restarted)).body.rows).toEqual({ visits: [visit(9)[1]] });
  });

  it('bears a last line that a crash cut off', async () => {
    const directory = await temporaryDirectory();
    const queue = await open(directory);
    await queue.enqueue([visit(1)]);
    await queue.close();
    const [segment = ''] = await readdir(join(directory, 'journal'));
    await appendFile(join(directory, 'journal', segment), '{"n":2,"rows":[["visits",{"ts":17');
    const restarted = await open(directory);
    await restarted.enqueue([visit(2)]);
    const again = await open(directory);
    expect((await next(again)).body.rows).toEqual({ visits: [visit(1)[1], visit(2)[1]] });
  });

  it('keeps the mark with the rows that it came with', async () => {
    const directory = await temporaryDirectory();
    const queue = await open(directory);
    await queue.enqueue([visit(1)], 'one');
    await queue.enqueue([], 'two');
    expect((await open(directory)).mark).toBe('two');
    await queue.acknowledge(await next(queue));
    expect((await open(directory)).mark).toBe('two');
  });

  it('drops exactly the rejected rows and sends the rest under a new uid', async () => {
    const directory = await temporaryDirectory();
    const queue = await open(directory);
    await queue.enqueue([visit(0), reading(1), visit(2), visit(3)]);
    const batch = await next(queue);
    const bad = batch.rows[2];
    if (!bad) throw new Error('no row');
    await queue.reject(batch, [{ ...bad, why: ['rows.visits.1.ts'] }]);
    const restarted = await open(directory);
    const rest = await next(restarted);
    expect(rest.body.uid).not.toBe(batch.body.uid);
    expect(rest.body.rows).toEqual({ visits: [visit(0)[1], visit(3)[1]], health: [reading(1)[1]] });
    expect(await restarted.rejected()).toEqual([{ ...bad, why: ['rows.visits.1.ts'] }]);
  });

  it('lets nobody but its owner read its files', async () => {
    const directory = await temporaryDirectory();
    const queue = await open(directory);
    await queue.enqueue([visit(1)]);
    await next(queue);
    expect((await stat(join(directory, 'batch.json'))).mode & 0o077).toBe(0);
    expect(await readFile(join(directory, 'batch.json'), 'utf8')).toContain('example.org');
  });

  it('gives every row exactly once, whatever happens in whatever order', async () => {
    type Step =
      | { kind: 'enqueue'; count: number }
      | { kind: 'restart' | 'acknowledge' | 'lose' | 'reject' | 'halve' };
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ kind: fc.constant('enqueue' as const), count: fc.integer({ min: 0, max: 7 }) }),
      fc.record({ kind: fc.constantFrom('restart', 'acknowledge', 'lose', 'reject', 'halve') }),
    );
    const directory = await temporaryDirectory();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const path = join(directory, String((run += 1)));
        let queue = await open(path, { rows: 5 });
        const put: TelemetryRow[] = [];
        const server = new Map<string, Batch>();
        const settle = async (kind: Step['kind']) => {
          const batch = await queue.nextBatch(about);
          if (!batch) return;
          if (kind === 'halve') return queue.halve(batch);
          const [first] = batch.rows;
          if (kind === 'reject' && first) return queue.reject(batch, [{ ...first, why: ['bad'] }]);
          server.set(batch.body.uid, batch);
          if (kind === 'acknowledge') await queue.acknowledge(batch);
        };
        for (const one of steps) {
          if (one.kind === 'enqueue') {
            const rows = visits(put.length, one.count);
            await queue.enqueue(rows);
            put.push(...rows);
          } else if (one.kind === 'restart') queue = await open(path, { rows: 5 });
          // A batch that the server has can't be refused or found too large afterwards.
          else {
            const current = await queue.nextBatch(about);
            const known = current !== undefined && server.has(current.body.uid);
            await settle(known ? 'acknowledge' : one.kind);
          }
        }
        while (queue.size > 0) await settle('acknowledge');
        const arrived = [...server.values()].flatMap((batch) => batch.rows);
        const all = [...arrived, ...(await queue.rejected())].toSorted((a, b) => a.n - b.n);
        expect(all.map((one) => one.n)).toEqual(put.map((_, index) => index + 1));
        expect(all.map((one) => one.row)).toEqual(put);
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});
