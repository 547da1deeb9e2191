import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../server-process.js';
import { exchange } from './raw-connection.js';
import { post, type WireAnswer } from './wire-call.js';

const MEBIBYTE = 1024 * 1024;

/** So much may the server's process grow, as a ratio. Its heap has a ceiling: what is kept would end the process. */
const GROWTH = 1.5;
const HEAP_MEBIBYTES = 96;

/** Many bodies, some at a time: together several times the heap. */
const CALLS = 20;
const AT_A_TIME = 4;

const inString = (text: string) => JSON.stringify({ action: 'geo', data: { x: text } });
const nested = (open: string, close: string, depth: number) =>
  `{"action":"geo","data":{"x":${open.repeat(depth)}1${close.repeat(depth)}}}`;

describe('the memory of a server', () => {
  let server: ServerProcess | undefined;
  let folder = '';
  const url = (): string => server?.url ?? '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ostoja-memory-'));
    server = await startServer({
      OSTOJA_DATA: folder,
      OSTOJA_SECRET: 'a secret of the tests, long enough for all',
      CALLS_PER_MINUTE: '1000000',
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MEBIBYTES}`,
    });
    // What is loaded and compiled by the first calls is no growth.
    await many(inString('x'.repeat(3 * MEBIBYTE)), AT_A_TIME);
  });

  afterAll(async () => {
    await server?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  async function many(
    body: string | Uint8Array<ArrayBuffer>,
    count = CALLS,
    headers = {},
  ): Promise<WireAnswer[]> {
    const answers: WireAnswer[] = [];
    for (let sent = 0; sent < count; sent += AT_A_TIME) {
      const some = Array.from({ length: AT_A_TIME }, () => post(url(), 'service', body, headers));
      answers.push(...(await Promise.all(some)));
    }
    return answers;
  }

  async function residentBytes(): Promise<number> {
    const text = await (await fetch(`${url()}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
  }

  it.each<[string, string | Uint8Array<ArrayBuffer>, number, Record<string, string>]>([
    ['texts as long as a body may be', inString('x'.repeat(4 * MEBIBYTE - 64)), 200, {}],
    ['texts that are escaped throughout', inString('\u0000'.repeat(600_000)), 200, {}],
    ['lists of half a million', inString('').replace('""', `[${'0,'.repeat(500_000)}0]`), 200, {}],
    ['objects nested ten thousand deep', nested('{"a":', '}', 10_000), 400, {}],
    ['lists nested a million deep', nested('[', ']', 1_000_000), 400, {}],
    ['packed bodies', gzipSync(inString('x'.repeat(64 * MEBIBYTE))), 400, { 'content-encoding': 'gzip' }],
  ])(
    'is bounded: %s',
    async (_name, body, http, headers) => {
      const before = await residentBytes();

      const answers = await many(body, CALLS, headers);

      expect(new Set(answers.map((answer) => answer.http))).toEqual(new Set([http]));
      expect((await residentBytes()) / before).toBeLessThan(GROWTH);
    },
    60_000,
  );

  it('is bounded: texts of 10 MB', async () => {
    const before = await residentBytes();
    const body = inString('x'.repeat(10_000_000));
    const headers = ['content-type: application/json'];

    for (let sent = 0; sent < CALLS; sent += AT_A_TIME) {
      const some = Array.from({ length: AT_A_TIME }, () =>
        exchange(url(), { line: 'POST /service HTTP/1.1', headers, body }),
      );
      for (const { http } of await Promise.all(some)) expect(http).toBe(413);
    }
    expect((await residentBytes()) / before).toBeLessThan(GROWTH);
  }, 60_000);
});
