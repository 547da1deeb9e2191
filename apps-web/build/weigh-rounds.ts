import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** What a visitor waits for: the modules (absolute paths) that are asked for, and what of it is weighed elsewhere. */
export interface Wait {
  readonly name: string;
  readonly asks: readonly string[];
  /** What it may weigh: kilobytes (gzip), or times what React and React DOM weigh alone. */
  readonly aim: { readonly kilobytes: number } | { readonly timesReact: number };
  /** Modules whose chunks a visitor has by then. */
  readonly has?: readonly string[];
}

/**
 * Prints what each wait weighs when the app was built: all JavaScript that has to come before the screen is there, as
 * it goes over the wire (gzip), beside its aim.
 */
export function weighRounds(waits: readonly Wait[]): Plugin {
  return {
    name: 'ostoja:weigh-rounds',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const react = kilobytes(await reactAlone());
      for (const { name, asks, aim, has } of waits) {
        const had = new Set(has ? closure(chunks, has) : []);
        const needed = closure(chunks, asks).filter((chunk) => !had.has(chunk));
        const weight = kilobytes(needed);
        const beside =
          'kilobytes' in aim
            ? `aim ${aim.kilobytes} kB`
            : `${(weight / react).toFixed(2)} × React alone, aim ${aim.timesReact} ×`;
        this.info(`${name}: ${weight.toFixed(1)} kB in ${needed.length} files (${beside})`);
      }
    },
  };
}

/** The chunks of some modules, and all that come along with them. */
function closure(
  chunks: readonly Rolldown.OutputChunk[],
  modules: readonly string[],
): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`No chunk holds ${module}`);
    found.add(chunk);
  }
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}

function kilobytes(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;
}

/** React and React DOM as a page of their own would load them. */
async function reactAlone(): Promise<Rolldown.OutputChunk[]> {
  const entry = 'virtual:react-alone';
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'ostoja:react-alone',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? "import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; createRoot(document.body).render(createElement('p'));"
            : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  if (!('output' in output)) throw new Error('React alone has not one output');
  return output.output.filter((file) => file.type === 'chunk');
}
