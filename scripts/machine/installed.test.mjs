import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInstalled } from './installed.mjs';

const lock = (packages) => ({ packages: { '': { version: '0.1.0' }, ...packages } });

test('an untouched clone is not installed', () => {
  assert.equal(isInstalled(lock({ 'node_modules/zod': { version: '4.6.7' } }), undefined), false);
});

test('the same versions are installed', () => {
  const packages = { 'node_modules/zod': { version: '4.6.7' } };
  assert.equal(isInstalled(lock(packages), { packages }), true);
});

test('a changed version asks for an install', () => {
  const present = { packages: { 'node_modules/zod': { version: '4.6.6' } } };
  assert.equal(isInstalled(lock({ 'node_modules/zod': { version: '4.6.7' } }), present), false);
});

test('a new package asks for an install', () => {
  assert.equal(isInstalled(lock({ 'node_modules/zod': { version: '4.6.7' } }), { packages: {} }), false);
});

test("another platform's optional binary may be missing", () => {
  const wanted = lock({ 'node_modules/@esbuild/aix-ppc64': { version: '1.0.0', optional: true } });
  assert.equal(isInstalled(wanted, { packages: {} }), true);
});
