import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @returns {Counts} */
export const noTests = () => ({ passed: 0, failed: 0, skipped: 0 });

/** What each word of a runner's summary means to us. A flaky test failed once, and here that is a failure. */
const meaning = {
  passed: 'passed',
  pass: 'passed',
  failed: 'failed',
  fail: 'failed',
  cancelled: 'failed',
  flaky: 'failed',
  interrupted: 'failed',
  'did not run': 'failed',
  skipped: 'skipped',
  todo: 'skipped',
};

const taskPrefix = /^\S+:test:\w+: ?/;
const vitestSummary = /^\s*Tests\s+(?=\d)(.*?)\s*(?:\(\d+\))?$/;
const playwrightSummary = /^ {2}(\d+) (passed|failed|flaky|interrupted|skipped|did not run)(?: \([^)]*\))?$/;
const nodeSummary = /^(?:ℹ|#) (pass|fail|cancelled|skipped|todo) (\d+)$/;

/**
 * Adds what a line of a test runner's output says about counts. Knows the summaries of vitest, Playwright and
 * `node --test`, plain or coloured, with or without turbo's prefix. Every other line changes nothing.
 * @param {Counts} counts changed in place
 * @param {string} line
 */
export function countTests(counts, line) {
  const plain = stripVTControlCharacters(line).replace(taskPrefix, '').trimEnd();
  const vitest = vitestSummary.exec(plain);
  if (vitest) {
    for (const [, number, word] of vitest[1].matchAll(/(\d+) (\w+)/g)) add(counts, word, number);
    return;
  }
  const playwright = playwrightSummary.exec(plain);
  if (playwright) return add(counts, playwright[2], playwright[1]);
  const node = nodeSummary.exec(plain);
  if (node) add(counts, node[1], node[2]);
}

function add(counts, word, number) {
  const kind = meaning[word];
  if (kind) counts[kind] += Number(number);
}
