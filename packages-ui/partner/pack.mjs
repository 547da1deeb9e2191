import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../../scripts/machine/tools.mjs';
import { kit } from './kit.mjs';

/**
 * The kit as npm would publish it.
 * @typedef {object} PackedKit
 * @property {string} tarball absolute path
 * @property {string[]} files their paths in the package
 * @property {(path: string) => string} read the text of one of them
 * @property {() => void} remove deletes the tarball and its folder
 */

/** Packs what was built, with `npm pack`. @returns {PackedKit} */
export function packKit() {
  const folder = mkdtempSync(join(tmpdir(), 'ostoja-pack-'));
  const [program, args] = npm('pack', '--json', '--loglevel=error', '--pack-destination', folder);
  const [report] = JSON.parse(execFileSync(program, args, { cwd: kit.folder, encoding: 'utf8' }));
  const tarball = join(folder, report.filename);
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  return {
    tarball,
    files: report.files.map(({ path }) => path),
    read: (path) => readFileSync(join(folder, 'package', path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
