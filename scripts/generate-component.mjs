/**
 * `npm run generate:component NAME`: writes the component, its stories and its index into the kit, and adds it to the
 * kit's exports. What it writes compiles, and its stories pass.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { addLine } from './generate/add-line.mjs';
import {
  componentFile,
  componentIndexFile,
  componentNamesOf,
  storiesFile,
} from './generate/component-template.mjs';
import { inRepository, root } from './machine/repository.mjs';

const usage = 'npm run generate:component NAME';

try {
  generate();
} catch (error) {
  console.error(`${error.message}\nUsage: ${usage}`);
  process.exitCode = 1;
}

function generate() {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length !== 1) throw new Error('say the name of one component');
  const names = componentNamesOf(positionals[0]);
  const folder = `packages-ui/src/components/${names.name}`;
  const index = 'packages-ui/src/index.ts';
  if (existsSync(inRepository(folder))) throw new Error(`already there: ${folder}`);

  const exported = addLine(
    readFileSync(inRepository(index), 'utf8'),
    /^export \* from '\.\/components\//,
    `export * from './components/${names.name}/index.js';`,
    index,
  );
  const files = {
    [`${folder}/${names.name}.tsx`]: componentFile(names),
    [`${folder}/${names.name}.stories.tsx`]: storiesFile(names),
    [`${folder}/index.ts`]: componentIndexFile(names),
    [index]: exported,
  };
  mkdirSync(inRepository(folder));
  for (const [file, text] of Object.entries(files)) writeFileSync(inRepository(file), text);
  const formatter = inRepository('node_modules', 'oxfmt', 'bin', 'oxfmt');
  spawnSync(process.execPath, [formatter, ...Object.keys(files)], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log(Object.keys(files).join('\n'));
  console.log(
    'Next: say what it is for, build it, give each of its states a story, and add it to src/conformance/component-entries.tsx.',
  );
}
