import { readFileSync } from 'node:fs';
import { inRepository } from './repository.mjs';

/**
 * Says whether node_modules holds what package-lock.json asks for. npm notes what it installed in
 * `node_modules/.package-lock.json`; packages for other platforms are missing there, and those are optional.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} wanted package-lock.json
 * @param {{ packages: Record<string, { version?: string }> } | undefined} present npm's note
 */
export function isInstalled(wanted, present) {
  if (!present) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '') return true;
    const installed = present.packages[path];
    return installed ? installed.version === entry.version : entry.optional === true;
  });
}

/** {@link isInstalled} for this repository. */
export function dependenciesAreInstalled() {
  const wanted = readJson('package-lock.json');
  return wanted !== undefined && isInstalled(wanted, readJson('node_modules', '.package-lock.json'));
}

function readJson(...parts) {
  try {
    return JSON.parse(readFileSync(inRepository(...parts), 'utf8'));
  } catch {
    return undefined;
  }
}
