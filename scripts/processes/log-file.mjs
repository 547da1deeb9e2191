import { mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const largest = 10 * 1024 * 1024;

/**
 * Opens a log for appending. One that has grown over 10 MiB is first moved aside to `<file>.1`.
 * @param {string} file
 * @returns {number} a file descriptor
 */
export function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}

/**
 * The last lines that a log got since a moment in its life.
 * @param {string} file
 * @param {number} from its size at that moment, bytes
 * @param {number} [count]
 */
export function lastLines(file, from, count = 12) {
  const lines = readFileSync(file).subarray(from).toString('utf8').trimEnd().split('\n');
  return lines.slice(-count).join('\n');
}
