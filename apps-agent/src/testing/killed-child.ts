import { BatchSender, OfflineQueue } from '../queue/index.js';
import { GatewayClient } from '../gateway/index.js';
import { visit } from './rows.js';

/**
 * A device that the crash test kills again and again: it enqueues numbered rows up to a last one, marking how far
 * it got, and sends them meanwhile. It ends when every row is acknowledged.
 */
const [, , directory = '', baseUrl = '', last = '0'] = process.argv;
const queue = await OfflineQueue.open(directory, { rows: 40 });
const gateway = new GatewayClient({ baseUrl, token: 't', attempts: 50, backoff: { base: 2, cap: 10 } });
const sender = new BatchSender(queue, gateway, () => ({ sent: 1, rules: { received: 0, inForce: 0 } }));

let done = Number(queue.mark ?? 0);
let sending = Promise.resolve();
while (done < Number(last)) {
  const to = Math.min(done + 1 + (done % 13), Number(last));
  const rows = Array.from({ length: to - done }, (_, index) => visit(done + index));
  await queue.enqueue(rows, String(to));
  done = to;
  sending = sending.then(() => sender.drain());
}
await sending;
await sender.drain();
