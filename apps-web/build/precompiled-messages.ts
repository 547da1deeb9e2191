import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const index = 'virtual:messages';
const one = 'virtual:messages/';

/** Messages that no page before the panel shows, by the first word of their keys; all others are loaded first. */
const panelOnly = new Set([
  'agents',
  'activity',
  'billing',
  'family',
  'location',
  'pages',
  'panel',
  'phone',
  'rules',
  'saving',
  'screens',
  'time',
  'youtube',
]);

/** Messages of the purchase pages alone. */
const paymentsOnly = new Set(['payments']);

const parts = ['first', 'panel', 'payments'];

function partOf(key: string): string {
  const word = key.split('.', 1)[0] ?? '';
  if (paymentsOnly.has(word)) return 'payments';
  return panelOnly.has(word) ? 'panel' : 'first';
}

/**
 * Serves `virtual:messages` (the loaders of each language) from a folder of `<language>.json` files, with every
 * message already parsed, so that browsers get no ICU parser and only their own language, and the panel's texts only
 * in the panel. A message that does not parse fails the build with its language and key.
 */
export function precompiledMessages(folder: string): Plugin {
  return {
    name: 'ostoja:precompiled-messages',
    resolveId: (id) => (id === index || id.startsWith(one) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${index}`) return loaders(folder);
      if (!id.startsWith(`\0${one}`)) return undefined;
      const [language, part] = id.slice(one.length + 1).split('/', 2);
      const file = join(folder, `${language}.json`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(compile(file, part ?? ''))}`;
    },
    // A virtual module has no file of its own for Vite to notice; a changed text reloads the page.
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder)) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
}

function loaders(folder: string): string {
  const languages = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'));
  const entries = languages.map(
    (language) =>
      `${language}: { ${parts.map((part) => `${part}: () => import('${one}${language}/${part}')`).join(', ')} }`,
  );
  return `export const loaders = { ${entries.join(', ')} }`;
}

function compile(file: string, part: string): Record<string, unknown> {
  const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => partOf(key) === part)
      .map(([key, text]) => {
        try {
          return [key, parse(text)];
        } catch (cause) {
          throw new Error(`${basename(file)}: "${key}" is not a valid message`, { cause });
        }
      }),
  );
}
