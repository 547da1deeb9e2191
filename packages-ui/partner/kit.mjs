import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const manifestUrl = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(readFileSync(manifestUrl, 'utf8'));
const entries = Object.entries(manifest.exports);

/** The kit's folder and manifest, and what it exports: the entries are read, so that a new one is checked at once. */
export const kit = {
  folder: dirname(fileURLToPath(manifestUrl)),
  manifest,
  /** Entries of code: `{ name: '@ostoja/ui/charts', types, code }`, the paths as the manifest writes them. */
  code: entries
    .filter(([, target]) => typeof target === 'object')
    .map(([subpath, target]) => ({
      name: manifest.name + subpath.slice(1),
      types: target.types,
      code: target.default,
    })),
  /** Entries of style: `{ name: '@ostoja/ui/theme.css', file }`. */
  styles: entries
    .filter(([subpath]) => subpath.endsWith('.css'))
    .map(([subpath, file]) => ({ name: manifest.name + subpath.slice(1), file })),
};

/**
 * The package that an import's path belongs to.
 * @param {string} specifier for example `@visx/scale/lib/linear`
 */
export function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
