import { expect, test } from 'vitest';
import { ruleProgress } from './rule-reach.js';

const at = (version: number, seconds: number) => ({ version, at: seconds });

test('says that rules are saved while the device runs older ones', () => {
  const rules = { saved: at(4, 300), received: at(3, 200), inForce: at(3, 210) };
  expect(ruleProgress(rules)).toEqual({ reach: 'saved', at: 300 });
});

test('says that the device has received them before it enforces them', () => {
  const rules = { saved: at(4, 300), received: at(4, 310), inForce: at(3, 210) };
  expect(ruleProgress(rules)).toEqual({ reach: 'received', at: 310 });
});

test('says since when the newest rules are in force', () => {
  const rules = { saved: at(4, 300), received: at(4, 310), inForce: at(4, 312) };
  expect(ruleProgress(rules)).toEqual({ reach: 'inForce', at: 312 });
});

test('never calls rules received that the device has never fetched', () => {
  const rules = { saved: at(1, 300), received: at(0, 0), inForce: at(0, 0) };
  expect(ruleProgress(rules)).toEqual({ reach: 'saved', at: 300 });
});
