import { expect, test } from 'vitest';
import { batteryFacts } from './battery-facts.js';

const reading = (ts: number, battery: number) => ({ ts, gps: 3, battery });

test('has nothing to say of a day without a reading', () => {
  expect(batteryFacts([])).toBeNull();
});

test('tells the last reading and the first time of the lowest, in whatever order they come', () => {
  const facts = batteryFacts([reading(400, 30), reading(100, 80), reading(300, 12), reading(200, 12)]);
  expect(facts).toEqual({ last: reading(400, 30), lowest: reading(200, 12) });
});
