import { build, type InlineConfig, type Rolldown } from 'vite';

/** A round of loading: its name, and the modules (absolute paths) that are asked for together. */
export interface Round {
  readonly name: string;
  readonly asks: readonly string[];
}

/**
 * Chunks as they are waited for: what the first page needs is one, and so is what each further round needs. What is
 * left is shared by the screens that use it. By itself a bundler makes a chunk for each set of screens that share
 * something, some ninety requests before the first screen.
 *
 * Which modules a round needs is known only after what is unused has been shaken off, so the app is built twice; the
 * first time nothing is written.
 * @param config the app's configuration without this splitting
 * @param rounds later ones take what earlier ones left
 */
export async function chunksByRound(
  config: InlineConfig,
  rounds: readonly Round[],
): Promise<Rolldown.CodeSplittingOptions> {
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, write: false, minify: false },
  });
  if (!('output' in output)) throw new Error('The first build has not one output');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const groups = rounds.map(({ name, asks }, index) => {
    const needed = modulesOf(chunks, asks);
    return { name, test: (id: string) => needed.has(id), priority: rounds.length - index };
  });
  return { groups: [{ name: 'start', tags: ['$initial'], priority: rounds.length + 1 }, ...groups] };
}

/** The modules in the chunks of some modules, and in all chunks that come along with those. */
function modulesOf(chunks: readonly Rolldown.OutputChunk[], asks: readonly string[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter((chunk) => asks.some((module) => chunk.moduleIds.includes(module))));
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) found.add(imported);
    }
  }
  return new Set([...found].flatMap((chunk) => chunk.moduleIds));
}
