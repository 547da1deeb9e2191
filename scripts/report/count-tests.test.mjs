import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests, noTests } from './count-tests.mjs';

function countsOf(...lines) {
  const counts = noTests();
  for (const line of lines) countTests(counts, line);
  return counts;
}

test("reads vitest's summary and leaves its count of files alone", () => {
  assert.deepEqual(
    countsOf(' Test Files  1 failed | 3 passed (4)', '      Tests  2 failed | 40 passed | 1 skipped (43)'),
    { passed: 40, failed: 2, skipped: 1 },
  );
});

test("reads through turbo's prefix and colours", () => {
  assert.deepEqual(
    countsOf(
      '@ostoja/domain:test:unit: \u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m12 passed\u001b[39m\u001b[22m\u001b[90m (12)\u001b[39m',
    ),
    {
      passed: 12,
      failed: 0,
      skipped: 0,
    },
  );
});

test("reads Playwright's summary and counts a flaky test as failed", () => {
  assert.deepEqual(
    countsOf(
      '@ostoja/web:test:e2e:   1 failed',
      '@ostoja/web:test:e2e:   1 flaky',
      '@ostoja/web:test:e2e:   9 passed (12.3s)',
    ),
    { passed: 9, failed: 2, skipped: 0 },
  );
});

test("reads node's own runner", () => {
  assert.deepEqual(countsOf('ℹ tests 6', 'ℹ pass 5', 'ℹ fail 1', 'ℹ cancelled 0', 'ℹ skipped 0'), {
    passed: 5,
    failed: 1,
    skipped: 0,
  });
});

test('adds up several packages', () => {
  assert.deepEqual(
    countsOf('a:test:unit:  Tests  3 passed (3)', 'b:test:unit:  Tests  4 passed (4)').passed,
    7,
  );
});

test('takes nothing from ordinary lines', () => {
  assert.deepEqual(countsOf('3 passed the gate', ' ✓ Tests that 3 passed people wait'), noTests());
});
