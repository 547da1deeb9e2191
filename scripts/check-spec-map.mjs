/**
 * Holds the pages against the repository: every file that README.md or docs/ links to or names exists,
 * the decisions' index has every decision, and docs/spec-map.md has every action of the built contracts and only rows that are done (file and test) or "not yet".
 * docs/reference/ is generated and checked by generate-reference.mjs.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { agentActions, serviceActions } from '@ostoja/contracts';
import { holdsSources, missingPaths, unlisted } from './docs/paths.mjs';
import { countRows, problemsOfMap } from './docs/spec-map.mjs';
import { inRepository } from './machine/repository.mjs';

const mapPage = 'docs/spec-map.md';
const decisions = 'docs/decisions/';

const files = filesUnder('');
const pages = files.filter(
  (file) => file.endsWith('.md') && /^(?:README|docs\/)/.test(file) && !file.startsWith('docs/reference/'),
);
const read = (file) => readFileSync(inRepository(file), 'utf8');
const map = read(mapPage);
const actions = [...serviceActions, ...agentActions].map(({ name }) => name);

const problems = [
  ...problemsOfMap(map, actions).map((problem) => `${mapPage}: ${problem}`),
  ...unlisted(read(`${decisions}README.md`), decisionPages()).map(
    (name) => `${decisions}README.md: does not link to ${name}`,
  ),
  ...pages.flatMap((page) => missingPaths(page, read(page), files)),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
const { all, done } = countRows(map);
console.log(`${pages.length} pages; ${mapPage}: ${done} of ${all} rows done`);

/** @returns {string[]} */
function decisionPages() {
  return pages
    .filter((page) => page.startsWith(decisions))
    .map((page) => page.slice(decisions.length))
    .filter((name) => name !== 'README.md');
}

/** Every source file below a folder, by its path from the root with forward slashes. @returns {string[]} */
function filesUnder(folder) {
  return readdirSync(inRepository(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return holdsSources(entry.name) ? filesUnder(path) : [];
    return [path];
  });
}
