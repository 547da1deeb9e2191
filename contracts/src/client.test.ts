import { expect, test, vi } from 'vitest';
import { createClient } from './client.js';
import { saveLists } from './service/save-lists.js';

function clientWithNet() {
  const net = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ status: 'OK', code: 0, data: { version: 2 } })),
  );
  return { net, client: createClient({ fetch: net }) };
}

const save = (length: number) => ({
  profile: 1,
  device: 2,
  lists: { blackList: Array.from({ length }, (_, index) => `site-${index}.example.org`) },
  index: [1],
});

test('lets a call outlive its page when it is asked to', async () => {
  const { net, client } = clientWithNet();
  await client.call(saveLists, save(1), { keepalive: true });
  await client.call(saveLists, save(1));
  expect(net.mock.calls.map(([, request]) => request?.keepalive)).toEqual([true, undefined]);
});

test('does not ask the browser for more than it promises: a big call goes as any other', async () => {
  const { net, client } = clientWithNet();
  await client.call(saveLists, save(3000), { keepalive: true });
  expect(net.mock.calls.map(([, request]) => request?.keepalive)).toEqual([undefined]);
});
