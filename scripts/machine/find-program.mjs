import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** System folders that are not always on an ordinary user's PATH; servers live there. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/libexec', '/opt/homebrew/bin', '/usr/local/bin'];

/**
 * Finds the first program that exists and may be run.
 * @param {(string | undefined)[]} candidates names (looked up on PATH and in the usual server folders) or absolute paths
 * @param {{ path?: string, isRunnable?: (file: string) => boolean }} [where]
 * @returns {string | undefined} its absolute path
 */
export function findProgram(candidates, { path = process.env.PATH ?? '', isRunnable = mayRun } = {}) {
  const folders = [...path.split(delimiter).filter(Boolean), ...serverFolders];
  for (const candidate of candidates) {
    if (!candidate) continue;
    const places = isAbsolute(candidate) ? [candidate] : folders.map((folder) => join(folder, candidate));
    const found = places.find(isRunnable);
    if (found) return found;
  }
  return undefined;
}

function mayRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
