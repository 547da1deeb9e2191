import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testConfig } from '../../../test/config.js';
import { BadFileKey, DiskFileStore } from './index.js';
import { UnfinishedFiles } from './unfinished-files.js';

/** As the server runs it: tests come after the build. */
const MODULE = fileURLToPath(new URL('../../../dist/platform/files/unfinished-files.js', import.meta.url));

const bytes = (text: string) => Buffer.from(text);
let folder: string;
let store: DiskFileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ostoja-files-'));
  store = new DiskFileStore(testConfig({ dataFolder: folder }));
});

const unfinished = () => join(folder, 'files', '.unfinished');

/** Runs a program in a process of its own until it ends, however it does. */
function killed(program: string): Promise<void> {
  const run = ['--input-type=module', '--eval', program];
  return new Promise((resolve) => execFile(process.execPath, run, () => resolve()));
}

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('stored files', () => {
  it('come back as they were put, and the last put stands', async () => {
    await store.put('1/screens/2.jpg', bytes('old'));
    await store.put('1/screens/2.jpg', bytes('new'));

    expect(await store.get('1/screens/2.jpg')).toEqual(bytes('new'));
  });

  it('are undefined when absent, and deleting an absent one is no error', async () => {
    await store.delete('1/nothing');

    expect(await store.get('1/nothing')).toBeUndefined();
    expect(await store.list()).toEqual([]);
    expect(await store.list('1')).toEqual([]);
  });

  it('are listed by whole parts of their keys', async () => {
    for (const key of ['1/a', '1/b/c', '10/a']) await store.put(key, bytes('x'));

    expect(await store.list('1')).toEqual(['1/a', '1/b/c']);
    expect(await store.list('1/a')).toEqual(['1/a']);
    expect(await store.list()).toEqual(['1/a', '1/b/c', '10/a']);
  });

  it('are deleted by prefix, and the neighbours stay', async () => {
    for (const key of ['1/a', '1/b/c', '10/a']) await store.put(key, bytes('x'));
    await store.deletePrefix('1');

    expect(await store.list()).toEqual(['10/a']);
  });

  it('leave nothing unfinished behind', async () => {
    await store.put('1/a', bytes('x'));

    expect(await readdir(join(folder, 'files', '1'))).toEqual(['a']);
    expect(await readdir(unfinished())).toEqual([]);
  });

  it('that a killed process left half written are not listed, and are gone with the next start', async () => {
    await store.put('1/a', bytes('x'));
    await killed(`
      import { UnfinishedFiles } from ${JSON.stringify(pathToFileURL(MODULE).href)};
      import { writeFileSync } from 'node:fs';
      writeFileSync(await new UnfinishedFiles(${JSON.stringify(unfinished())}).path(), 'half');
      process.kill(process.pid, 'SIGKILL');
    `);
    expect(await readdir(unfinished())).toHaveLength(1);
    expect(await store.list()).toEqual(['1/a']);

    await store.onModuleInit();

    expect(await readdir(unfinished())).toEqual([]);
    expect(await store.list()).toEqual(['1/a']);
  });

  it('that are being written stay, whoever starts, for a day', async () => {
    const files = new UnfinishedFiles(unfinished());
    const [own, elsewhere] = [
      await files.path(),
      join(unfinished(), `00000000-1-${'0'.repeat(12)}-${'0'.repeat(18)}`),
    ];
    for (const path of [own, elsewhere]) await writeFile(path, 'half');
    await store.onModuleInit();
    expect(await readdir(unfinished())).toHaveLength(2);

    const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
    await utimes(elsewhere, yesterday, yesterday);
    await store.onModuleInit();

    expect(await readdir(unfinished())).toEqual([basename(own)]);
  });

  it.each(['', '..', '../x', '1/../2', '/etc/passwd', '1//2', '1/', '.hidden', 'a\0b', 'a\\b', 'a b'])(
    'refuse the key %j',
    async (key) => {
      await expect(store.put(key, bytes('x'))).rejects.toBeInstanceOf(BadFileKey);
      await expect(store.get(key)).rejects.toBeInstanceOf(BadFileKey);
      await expect(store.deletePrefix(key)).rejects.toBeInstanceOf(BadFileKey);
    },
  );
});
