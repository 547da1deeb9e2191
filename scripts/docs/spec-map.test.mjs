import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countRows, problemsOfMap } from './spec-map.mjs';

const head = '| Rule | Spec | Code | Test |\n| --- | --- | --- | --- |\n';
const map = (...rows) => head + rows.join('\n');
const done = '| `geo` tells the country | service §7 | [geo.ts](../geo.ts) | [geo](../geo.test.ts) |';
const open = '| `reward` | service §7 | not yet | |';

test('accepts rows that are done or not yet', () => {
  assert.deepEqual(problemsOfMap(map(done, open), ['geo', 'reward']), []);
  assert.deepEqual(countRows(map(done, open)), { all: 2, done: 1 });
});

test('wants every action of the contracts in a rule', () => {
  assert.deepEqual(problemsOfMap(map(done), ['geo', 'sync']), ['no row names the action sync']);
});

test('refuses a row that says done without a file or a test', () => {
  const rows = [
    '| a | panel §2 | soon | |',
    '| b | panel §2 | [x](../x.ts) | |',
    '| c | panel §2 | not yet | [x](../x.test.ts) |',
    '| d | §2 | not yet | |',
  ];
  assert.equal(problemsOfMap(map(...rows), []).length, rows.length);
});

test('refuses a test that is none', () => {
  assert.deepEqual(problemsOfMap(map('| a | panel §2 | [x](../x.ts) | [x](../x.ts) |'), []), [
    'line 3 (a): ../x.ts is not a test',
  ]);
});

test('reads a pipe inside a cell', () => {
  assert.deepEqual(problemsOfMap(map('| a \\| b | panel §2 | not yet | |'), []), []);
});
