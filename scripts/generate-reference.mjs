/**
 * `npm run generate:reference`: writes docs/reference/ (actions, codes, JSON Schema for each action, OpenAPI) from the
 * built contracts. With `--check` it writes nothing and fails when the folder is not what it would write.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import * as contracts from '@ostoja/contracts';
import { z } from 'zod';
import { inRepository } from './machine/repository.mjs';
import { describeContracts } from './reference/describe-contracts.mjs';
import { openApi } from './reference/open-api.mjs';
import { actionsPage, codesPage } from './reference/pages.mjs';

const folder = inRepository('docs', 'reference');
const wanted = pages();
const present = readFolder();
const changed = [...wanted].filter(([name, text]) => present.get(name) !== text).map(([name]) => name);
const orphaned = [...present.keys()].filter((name) => !wanted.has(name));

if (process.argv.includes('--check')) check();
else write();

/** @returns {Map<string, string>} file names inside the folder and their texts */
function pages() {
  const actions = describeContracts(contracts, z.toJSONSchema);
  const { version } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
  return new Map([
    ['actions.md', actionsPage(actions)],
    ['codes.md', codesPage(contracts.Code, contracts.codeMeanings, actions)],
    ['openapi.json', json(openApi(actions, version))],
    ...actions.map((action) => [`schemas/${action.channel}/${action.name}.json`, json(actionSchema(action))]),
  ]);
}

function check() {
  const stale = [...changed, ...orphaned];
  if (stale.length === 0) return console.log(`docs/reference is up to date (${wanted.size} files)`);
  console.error(`docs/reference is not up to date: run \`npm run generate:reference\` (${stale.join(', ')})`);
  process.exitCode = 1;
}

function write() {
  for (const name of orphaned) rmSync(join(folder, name));
  for (const name of changed) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), wanted.get(name));
  }
  console.log(`docs/reference: ${wanted.size} files, ${changed.length} written, ${orphaned.length} removed`);
}

function readFolder() {
  try {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1));
    return new Map(
      names.map((name) => [name.replaceAll(sep, '/'), readFileSync(join(folder, name), 'utf8')]),
    );
  } catch (error) {
    if (error.code === 'ENOENT') return new Map();
    throw error;
  }
}

function actionSchema({ name, summary, data, reply }) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    description: summary,
    $defs: { data, reply },
  };
}

function json(value) {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
