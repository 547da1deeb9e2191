import { describe, expect, it, onTestFinished } from 'vitest';
import { GatewayClient } from '../gateway/index.js';
import { FakeGateway, type Fault } from '../testing/fake-gateway.js';
import { visit } from '../testing/rows.js';
import { temporaryDirectory } from '../testing/temporary-directory.js';
import { BatchSender } from './batch-sender.js';
import { OfflineQueue } from './offline-queue.js';

const about = () => ({ sent: 1_790_000_000, rules: { received: 0, inForce: 0 } });

async function arrange(rows?: number) {
  const fake = await FakeGateway.start();
  onTestFinished(() => fake.stop());
  const queue = await OfflineQueue.open(await temporaryDirectory(), rows === undefined ? {} : { rows });
  onTestFinished(() => queue.close());
  const gateway = new GatewayClient({ baseUrl: fake.url, token: 't', backoff: { base: 1, cap: 2 } });
  const stored = () => [...fake.batches.values()].flatMap((batch) => batch.parsed.visits ?? []);
  return { fake, queue, sender: new BatchSender(queue, gateway, about), stored };
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('sending what waits', () => {
  it('stores each row once although answers get lost', async () => {
    const { fake, queue, sender, stored } = await arrange(3);
    const faults: Fault[] = ['drop-after', 'fault', 'none', 'drop-before', 'none', 'drop-after'];
    fake.fault = () => faults.shift() ?? 'none';
    await queue.enqueue(numbers(10).map(visit));
    await sender.drain();
    expect(stored()).toEqual(numbers(10).map((n) => visit(n)[1]));
    expect(queue.size).toBe(0);
  });

  it('drops exactly the rows that the server names', async () => {
    const { queue, sender, stored } = await arrange();
    const bad = ['visits', { ts: -5, url: 'u', domain: 'd', blocked: 0 }] as const;
    await queue.enqueue([visit(0), bad, visit(1), ['health', { ts: 1, gps: 3, battery: 400 }]]);
    await sender.drain();
    expect(stored()).toEqual([visit(0)[1], visit(1)[1]]);
    expect((await queue.rejected()).map((row) => row.why)).toEqual([
      ['rows.visits.1.ts'],
      ['rows.health.0.battery'],
    ]);
  });

  it('sets aside the rows that the server left out for their moment, and sends nothing again', async () => {
    const { fake, queue, sender } = await arrange();
    fake.leaveOut = () => ({ tooOld: ['rows.visits.0'], tooNew: ['rows.visits.2'] });
    await queue.enqueue(numbers(3).map(visit));
    const sent: number[] = [];
    await sender.drain(({ stored, rejected }) => sent.push(stored, rejected.length));
    expect(sent).toEqual([1, 2]);
    expect((await queue.rejected()).map(({ n, why }) => [n, why])).toEqual([
      [1, ['rows.visits.0 too old']],
      [3, ['rows.visits.2 too new']],
    ]);
    expect(queue.size).toBe(0);
    expect(fake.batches.size).toBe(1);
  });

  it('cuts a batch that is too large until it fits', async () => {
    const { fake, queue, sender, stored } = await arrange();
    const faults: Fault[] = ['too-large', 'too-large'];
    fake.fault = () => faults.shift() ?? 'none';
    await queue.enqueue(numbers(8).map(visit));
    await sender.drain();
    expect(stored()).toHaveLength(8);
    expect(fake.batches.size).toBeGreaterThan(1);
  });

  it('sets a batch aside that is refused without naming a row', async () => {
    const { fake, queue, sender, stored } = await arrange(2);
    fake.refuseRows = (data) => (data.rows.visits?.[0]?.ts === 1_790_000_000 ? ['sent'] : []);
    await queue.enqueue(numbers(4).map(visit));
    await sender.drain();
    expect(stored()).toHaveLength(2);
    expect((await queue.rejected()).map((row) => row.n)).toEqual([1, 2]);
  });

  it('keeps everything while the server is away', async () => {
    const { fake, queue, sender } = await arrange();
    fake.fault = () => 'drop-before';
    await queue.enqueue([visit(1)]);
    await expect(sender.drain()).rejects.toMatchObject({ status: 'unreachable' });
    expect(queue.size).toBe(1);
  });
});
