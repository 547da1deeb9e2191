import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { ResponseHangUp } from './hang-up.js';

/** Serves one request with `work` and gives the request, so that a test can hang up. */
async function whileAsked(work: (response: ServerResponse) => Promise<void>): Promise<void> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  request.on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  request.destroy();
  await work(response);
  server.close();
}

it('aborts when the caller hangs up while a handler waits', () =>
  whileAsked(async (response) => {
    const { signal } = new ResponseHangUp(response);
    expect(signal.aborted).toBe(false);
    await once(signal, 'abort');
    expect(signal.aborted).toBe(true);
  }));

it('has aborted already for a handler that asks after the caller has hung up', () =>
  whileAsked(async (response) => {
    await once(response, 'close');
    expect(new ResponseHangUp(response).signal.aborted).toBe(true);
  }));
