import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noTests } from '../report/count-tests.mjs';
import { judge } from './run-phase.mjs';

const withTests = { countsTests: true };

test('a check without tests counts as one', () => {
  assert.deepEqual(judge({}, 0, noTests()), { isGreen: true, counts: { passed: 1, failed: 0, skipped: 0 } });
  assert.deepEqual(judge({}, 2, noTests()), { isGreen: false, counts: { passed: 0, failed: 1, skipped: 0 } });
});

test('tests that all pass are green', () => {
  assert.equal(judge(withTests, 0, { passed: 7, failed: 0, skipped: 0 }).isGreen, true);
});

test('a failed test is red even if its runner forgets to say so', () => {
  assert.equal(judge(withTests, 0, { passed: 7, failed: 1, skipped: 0 }).isGreen, false);
});

test('a runner that crashes without naming a test adds one failure', () => {
  const { isGreen, counts } = judge(withTests, 1, { passed: 7, failed: 0, skipped: 0 });
  assert.equal(isGreen, false);
  assert.equal(counts.failed, 1);
});

test('a phase in which no test ran proves nothing', () => {
  assert.equal(judge(withTests, 0, noTests()).isGreen, false);
});
