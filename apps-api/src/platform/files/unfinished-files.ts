import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Names this machine; nodes on others may share the folder. */
const MACHINE = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** Names this process besides its number, which comes again. */
const PROCESS = randomBytes(6).toString('hex');

/** Milliseconds after which no file is still being written, whoever began it. */
const OLD = 24 * 3600 * 1000;

/** `<machine>-<process number>-<process>-<file>` */
const NAME = /^([\da-f]{8})-(\d{1,10})-([\da-f]{12})-[\da-f]{18}$/;

/**
 * Files that are not whole yet, in a folder of their own. A process that is killed leaves some behind, which belong to
 * nobody: the next one to start on the same machine removes them, and anybody's after a day.
 */
export class UnfinishedFiles {
  constructor(private readonly folder: string) {}

  /** The path of a new one, on the file system that it will be moved within. */
  async path(): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return join(this.folder, `${MACHINE}-${process.pid}-${PROCESS}-${randomBytes(9).toString('hex')}`);
  }

  /** Removes what nobody is writing any more. */
  async sweep(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const path = join(this.folder, name);
      // Another node may sweep at the same time: what is gone is gone.
      if (hasEnded(name) || (await isOld(path))) await unlink(path).catch(() => undefined);
    }
  }
}

function hasEnded(name: string): boolean {
  const [, machine, id, own] = NAME.exec(name) ?? [];
  if (machine !== MACHINE || own === PROCESS) return false;
  return Number(id) === process.pid || !isRunning(Number(id));
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Somebody else's process runs, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isOld(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return Date.now() - mtimeMs > OLD;
}
