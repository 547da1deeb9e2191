import { expect, test } from 'vitest';
import { mergeChanges } from './changes.js';

const apps = (allowed: number) => ({ data: [{ id: 1, allowed }] });

test('puts the fields of two patches together, the later one first', () => {
  expect(
    mergeChanges({ data: { timeLimit: 60, skd1: '0' } }, { data: { timeLimit: 90, timeLimitNet: 30 } }),
  ).toEqual({ data: { timeLimit: 90, skd1: '0', timeLimitNet: 30 } });
});

test('sends the last of two whole lists', () => {
  expect(mergeChanges(apps(0), apps(1))).toEqual(apps(1));
});

test('keeps a list that the later change does not name', () => {
  expect(mergeChanges({ lists: { whiteList: ['a.pl'] } }, { lists: { blackList: [] } })).toEqual({
    lists: { whiteList: ['a.pl'], blackList: [] },
  });
});
