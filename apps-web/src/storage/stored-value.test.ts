import { expect, test } from 'vitest';
import { fakeStorage } from './fake-storage.js';
import { storedValue } from './stored-value.js';

function blockedStorage(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('keeps a value under its key', () => {
  const storage = fakeStorage();
  storedValue('colour', () => storage).set('green');
  expect(storage.getItem('colour')).toBe('green');
  expect(storedValue('colour', () => storage).get()).toBe('green');
});

test('removes the value when it is set to null', () => {
  const storage = fakeStorage();
  const colour = storedValue('colour', () => storage);
  colour.set('green');
  colour.set(null);
  expect(colour.get()).toBeNull();
  expect(storage.length).toBe(0);
});

test('keeps the value for the page when storage is blocked', () => {
  const colour = storedValue('colour', blockedStorage);
  expect(colour.get()).toBeNull();
  colour.set('green');
  expect(colour.get()).toBe('green');
});
