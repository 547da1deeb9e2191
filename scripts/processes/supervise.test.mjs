import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextWait } from './supervise.mjs';

test('waits a second, then twice as long each time', () => {
  assert.deepEqual([nextWait(0, 10), nextWait(1_000, 10), nextWait(2_000, 10)], [1_000, 2_000, 4_000]);
});

test('never waits longer than a minute', () => assert.equal(nextWait(60_000, 10), 60_000));

test('begins again after a long life', () => assert.equal(nextWait(32_000, 3_600_000), 1_000));
