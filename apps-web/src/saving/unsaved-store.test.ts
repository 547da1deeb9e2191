import { expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.js';
import { unsavedStore, type UnsavedChange } from './unsaved-store.js';

const key = { tab: 'a', slot: 'saveSettings/device=7/profile=1/' };
const change = (at: number): UnsavedChange => ({
  account: 'anna.nowak@example.org',
  action: 'saveSettings',
  target: { profile: 1, device: 7 },
  part: '',
  change: { data: { timeLimit: 60 } },
  at,
  leftAtVersion: null,
});

test('gives back what it keeps, the oldest first', () => {
  const storage = fakeStorage();
  const store = unsavedStore(() => storage);
  store.put(key, change(2));
  store.put({ ...key, tab: 'b' }, change(1));
  expect(store.all()).toEqual([
    { ...key, tab: 'b', kept: change(1) },
    { ...key, kept: change(2) },
  ]);
});

test('forgets what is saved', () => {
  const storage = fakeStorage();
  const store = unsavedStore(() => storage);
  store.put(key, change(1));
  store.put(key, null);
  expect(storage.length).toBe(0);
});

test('leaves out what is no change, and what is not its own', () => {
  const storage = fakeStorage();
  storage.setItem('ostoja.unsaved.a.x', 'no JSON');
  storage.setItem('ostoja.language', 'pl');
  expect(unsavedStore(() => storage).all()).toEqual([]);
});

test('lets the panel work where storage is blocked', () => {
  const store = unsavedStore(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  store.put(key, change(1));
  expect(store.all()).toEqual([]);
});
