import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes the names in a directory survive a power cut: new, renamed and removed files. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces a file's content so that a crash leaves either the old one or the new one, never a half. The file
 * can be read by its owner only, because several of ours hold tokens.
 */
export async function writeDurably(path: string, content: string): Promise<void> {
  const temporary = `${path}.new`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.datasync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
  await syncDirectory(dirname(path));
}

/** A file's JSON, or `undefined` when the file is not there. */
export async function readJson(path: string): Promise<unknown> {
  const content = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw cause;
  });
  return content === undefined ? undefined : JSON.parse(content);
}
