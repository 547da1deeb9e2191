import { expect, test } from 'vitest';
import { withSavedRules, type Family } from './saved-rules.js';

const at = (version: number) => ({ version, at: 100 });
const device = (id: number) => ({
  id,
  brand: 'Samsung',
  model: 'Galaxy A15',
  friendlyName: 'Phone',
  osName: 'Android 14',
  appType: 2,
  appFeatures: '',
  appVersion: '1.0',
  online: true,
  lastSeen: 0,
  protectionOffUntil: 0,
  rules: { saved: at(4), received: at(4), inForce: at(4) },
});
const family: Family = {
  profiles: [
    {
      id: 1,
      name: 'Zosia',
      img: 2,
      month: 0,
      year: 0,
      devices: [device(7), device(8)],
    },
  ],
};
const rulesOf = ({ profiles }: Family) =>
  profiles.flatMap(({ devices }) => devices.map(({ rules }) => rules));

test('what was saved now is not in force yet, on that device alone', () => {
  const [phone, tablet] = rulesOf(withSavedRules(family, 7, 5, 300));
  expect(phone).toEqual({
    saved: { version: 5, at: 300 },
    received: at(4),
    inForce: at(4),
  });
  expect(tablet).toEqual(rulesOf(family)[1]);
});

test('a late answer does not take back what is known already', () => {
  expect(withSavedRules(family, 7, 3, 300)).toEqual(family);
});

test('a save without rules changes nothing about them', () => {
  expect(withSavedRules(family, undefined, undefined)).toBe(family);
});
