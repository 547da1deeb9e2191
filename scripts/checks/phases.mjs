import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from '../machine/repository.mjs';
import { npm, turbo } from '../machine/tools.mjs';

/**
 * One phase of `npm test`.
 * @typedef {object} Phase
 * @property {string} name what `--only` takes
 * @property {string} says what is being proved, in a few words
 * @property {boolean} [countsTests] true: test runners report numbers; otherwise the phase counts as one check
 * @property {('mariadb' | 'chromium')[]} [needs] what the machine must offer
 * @property {() => [string, string[]][]} commands program and arguments, run in this order
 */

/** How many things run at once: the product must be testable on two cores. */
const concurrency = '--concurrency=2';

const testTask = (task) => () => [turbo('run', task, concurrency, '--continue', '--output-logs=full')];

/**
 * Everything that must hold, in the order in which it is cheapest to find out. The phases of a round run side by side:
 * each of them leaves a processor idle for a part of its time. Journeys run alone, since some of them wait for a device
 * within a time.
 * @type {Phase[][]}
 */
const rounds = [
  [{ name: 'build', says: 'every package builds', commands: () => [turbo('run', 'build', concurrency)] }],
  [
    { name: 'lint', says: 'style and boundaries', commands: () => [npm('run', '--silent', 'lint')] },
    {
      name: 'typecheck',
      says: 'types',
      commands: () => [turbo('run', 'typecheck', concurrency, '--continue')],
    },
    {
      name: 'reference',
      says: 'docs/reference is what the contracts say',
      commands: () => [[process.execPath, [inRepository('scripts', 'generate-reference.mjs'), '--check']]],
    },
    {
      name: 'map',
      says: 'the pages name what exists, the map every action',
      commands: () => [[process.execPath, [inRepository('scripts', 'check-spec-map.mjs')]]],
    },
    {
      name: 'messages',
      says: 'every language says everything',
      commands: () => [[process.execPath, [inRepository('scripts', 'check-messages.mjs')]]],
    },
    {
      name: 'scripts',
      says: "the repository's own scripts",
      countsTests: true,
      commands: () => [[process.execPath, ['--test', '--test-reporter=spec', ...scriptTests()]]],
    },
  ],
  [
    {
      name: 'unit',
      says: 'unit tests, on SQLite and MariaDB',
      countsTests: true,
      needs: ['mariadb'],
      commands: testTask('test:unit'),
    },
    {
      name: 'contract',
      says: 'the wire: consumers, then the provider on both databases',
      countsTests: true,
      needs: ['mariadb'],
      commands: testTask('test:contract'),
    },
  ],
  [
    {
      name: 'ui',
      says: 'the kit in Chromium',
      countsTests: true,
      needs: ['chromium'],
      commands: testTask('test:ui'),
    },
    {
      name: 'partner',
      says: 'the kit packed, weighed, and in an app of its own',
      countsTests: true,
      needs: ['chromium'],
      commands: testTask('test:partner'),
    },
  ],
  [
    {
      name: 'e2e',
      says: 'journeys in Chromium against the real server',
      countsTests: true,
      needs: ['chromium', 'mariadb'],
      commands: testTask('test:e2e'),
    },
  ],
];

/** The same phases, one after another. */
export const phases = rounds.flat();

/**
 * Chosen phases in rounds: those of one run side by side, the rounds one after another.
 * @param {Phase[]} chosen
 * @returns {Phase[][]}
 */
export function inRounds(chosen) {
  return rounds
    .map((round) => round.filter((phase) => chosen.includes(phase)))
    .filter((round) => round.length > 0);
}

/**
 * The phases to run.
 * @param {string | undefined} only names separated by commas; undefined means all
 * @throws {Error} on a name that is not a phase
 */
export function choosePhases(only) {
  if (only === undefined) return phases;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !phases.some((phase) => phase.name === name));
  if (unknown.length > 0) {
    const known = phases.map((phase) => phase.name).join(', ');
    throw new Error(`no phase is called ${unknown.join(', ')}; there are ${known}`);
  }
  return phases.filter((phase) => names.includes(phase.name));
}

function scriptTests() {
  const folder = inRepository('scripts');
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.mjs'))
    .toSorted()
    .map((name) => join(folder, name));
}
