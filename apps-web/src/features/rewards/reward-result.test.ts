import { expect, test } from 'vitest';
import { keptResult, readResult, type RewardResult } from './reward-result.js';

test.each<RewardResult>([{ kind: 'done', days: 30 }, { kind: 'taken' }, { kind: 'wrong' }])(
  'a result that was kept is read again: %j',
  (result) => {
    expect(readResult('A', keptResult('A', result))).toEqual(result);
  },
);

test('another code has no result yet', () => {
  expect(readResult('B', keptResult('A', { kind: 'taken' }))).toBeNull();
  expect(readResult(null, keptResult('A', { kind: 'taken' }))).toBeNull();
});

test('what is no result counts as none', () => {
  for (const kept of [null, '', '{', 'null', '"taken"', '{"code":"A"}', '{"code":"A","kind":"done"}'])
    expect(readResult('A', kept)).toBeNull();
});
