import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from '../../scripts/machine/tools.mjs';

const tools = [
  'vite',
  '@vitejs/plugin-react',
  'tailwindcss',
  '@tailwindcss/vite',
  'typescript',
  '@types/react',
  '@types/react-dom',
];

/**
 * A partner's app: a folder outside of the workspace, with the packed kit installed from its tarball.
 * @typedef {object} ScratchApp
 * @property {string} folder
 * @property {(bin: string, ...args: string[]) => string} run runs a program of its node_modules and gives its output
 * @property {() => void} remove
 */

/**
 * Makes the app and installs what it needs. It starts from this repository's lock file: npm takes the same versions,
 * which its cache already has, and a release of somebody's library on another day changes nothing.
 * @param {string} tarball the packed kit
 * @returns {ScratchApp}
 */
export function makeScratchApp(tarball) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ostoja-partner-')));
  cpSync(fileURLToPath(new URL('app', import.meta.url)), folder, { recursive: true });
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const locked = (name) => [name, lock.packages[`node_modules/${name}`].version];
  const manifest = {
    name: 'scratch-app',
    private: true,
    type: 'module',
    dependencies: {
      '@ostoja/ui': `file:${tarball}`,
      ...Object.fromEntries(['react', 'react-dom'].map(locked)),
    },
    devDependencies: Object.fromEntries(tools.map(locked)),
  };
  const packages = Object.fromEntries(
    Object.entries(lock.packages).filter(([path, entry]) => path.startsWith('node_modules/') && !entry.link),
  );
  write('package.json', manifest);
  write('package-lock.json', {
    name: manifest.name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...packages },
  });
  const [program, args] = npm('install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
  execFileSync(program, [...args, '--loglevel=error'], { cwd: folder, stdio: 'inherit' });

  return {
    folder,
    run: (bin, ...rest) =>
      execFileSync(process.execPath, [join(folder, 'node_modules', bin), ...rest], {
        cwd: folder,
        encoding: 'utf8',
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };

  function write(name, content) {
    writeFileSync(join(folder, name), JSON.stringify(content, null, 2));
  }
}
