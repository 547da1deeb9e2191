import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { kit, packageOf } from './kit.mjs';

const entryId = 'virtual:entry';

/**
 * What a page downloads for a piece of code, minified, without React.
 * @typedef {object} Weight
 * @property {Part} atOnce with the page
 * @property {Part} later only when something in it is first shown
 *
 * @typedef {object} Part
 * @property {number} bytes gzip
 * @property {string[]} packages whose code is in it, by name; the kit's own is not named
 */

/**
 * Bundles a piece of code as an app would and weighs it.
 * @param {string} code an ES module, for example `export * from '@ostoja/ui/charts'`
 * @param {string} [root] the folder from which imports are looked up
 * @returns {Promise<Weight>}
 */
export async function weigh(code, root = kit.folder) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entryId ? id : undefined),
        load: (id) => (id === entryId ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: entryId,
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const atOnce = new Set();
  const take = (chunk) => {
    if (!chunk || atOnce.has(chunk)) return;
    atOnce.add(chunk);
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name));
  };
  take(chunks.find(({ isEntry }) => isEntry));
  const later = describeChunks(chunks.filter((chunk) => !atOnce.has(chunk)));
  // A worker's script comes out as a file, not as a chunk; it is fetched when the worker starts.
  const workers = output.filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.js'));
  later.bytes += workers.reduce((total, { source }) => total + gzipSync(source).length, 0);
  return { atOnce: describeChunks([...atOnce]), later };
}

function describeChunks(chunks) {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  const packages = modules
    .filter(([id, { renderedLength }]) => renderedLength > 0 && id.includes('/node_modules/'))
    .map(([id]) => packageOf(id.split('/node_modules/').at(-1)))
    .filter((name) => name !== kit.manifest.name);
  return {
    bytes: chunks.reduce((total, { code }) => total + gzipSync(code).length, 0),
    packages: [...new Set(packages)].toSorted(),
  };
}
