import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDebian } from './debian.mjs';

test('knows Debian', () => assert.equal(isDebian('PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n'), true));
test('knows a child of Debian', () => assert.equal(isDebian('ID=raspbian\nID_LIKE=debian\n'), true));
test('leaves Ubuntu alone', () => assert.equal(isDebian('ID=ubuntu\nID_LIKE=debian\n'), false));
test('leaves a child of Ubuntu alone', () =>
  assert.equal(isDebian('ID=mint\nID_LIKE="ubuntu debian"\n'), false));
test('leaves other systems alone', () => assert.equal(isDebian('ID=fedora\n'), false));
