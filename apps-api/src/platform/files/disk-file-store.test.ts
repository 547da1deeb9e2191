import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testConfig } from '../../../test/config.js';
import { BadFileKey, DiskFileStore } from './index.js';

const bytes = (text: string) => Buffer.from(text);
let folder: string;
let store: DiskFileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ostoja-files-'));
  store = new DiskFileStore(testConfig({ dataFolder: folder }));
});

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

  it('leave nothing unfinished behind, and what a crash left is not listed', async () => {
    await store.put('1/a', bytes('x'));
    expect(await readdir(join(folder, 'files', '1'))).toEqual(['a']);
    await writeFile(join(folder, 'files', '1', '.new-abc'), 'half');

    expect(await store.list()).toEqual(['1/a']);
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
