import { mkdir, open, readdir, readFile, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/index.js';
import { FileStore, partsOfKey } from './file-store.js';
import { UnfinishedFiles } from './unfinished-files.js';

/** Where files are that are not whole yet. No key begins with a dot. */
const UNFINISHED = '.unfinished';

/** Keeps blobs as files under `<data>/files`. */
@Injectable()
export class DiskFileStore extends FileStore implements OnModuleInit {
  private readonly root: string;
  private readonly unfinished: UnfinishedFiles;

  constructor(config: Config) {
    super();
    this.root = join(config.dataFolder, 'files');
    this.unfinished = new UnfinishedFiles(join(this.root, UNFINISHED));
  }

  /** Removes what a killed process left half written. */
  async onModuleInit(): Promise<void> {
    await this.unfinished.sweep();
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.path(key);
    const folder = dirname(file);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Readers see the old bytes or the new ones, never half of them: write elsewhere, then rename.
    const unfinished = await this.unfinished.path();
    try {
      await writeThrough(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolder(folder);
  }

  async get(key: string): Promise<Buffer | undefined> {
    return readFile(this.path(key)).catch(absentIsUndefined);
  }

  async delete(key: string): Promise<void> {
    await unlink(this.path(key)).catch(absentIsUndefined);
  }

  async deletePrefix(prefix: string): Promise<void> {
    await rm(this.path(prefix), { recursive: true, force: true });
  }

  async list(prefix?: string): Promise<string[]> {
    const start = prefix === undefined ? this.root : this.path(prefix);
    const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(
      async (error: unknown) => {
        // The prefix may be one whole key.
        if (prefix !== undefined && codeOf(error) === 'ENOTDIR') return undefined;
        return absentIsUndefined(error) ?? [];
      },
    );
    if (entries === undefined) return prefix === undefined ? [] : [prefix];
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((key) => !key.startsWith(`${UNFINISHED}/`))
      .toSorted();
  }

  private path(key: string): string {
    return join(this.root, ...partsOfKey(key));
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without this a power cut may lose the name although the bytes are on the disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function absentIsUndefined(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
