import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf } from './names.mjs';

test('names the files and the class of an action', () => {
  assert.deepEqual(namesOf('getTopDomains'), {
    name: 'getTopDomains',
    file: 'get-top-domains',
    className: 'GetTopDomains',
  });
  assert.equal(namesOf('login2').file, 'login2');
  assert.equal(namesOf('getYT').file, 'get-yt');
  assert.equal(namesOf('getGPS').file, 'get-gps');
});

test('refuses what is not a name of the wire', () => {
  for (const name of ['GetTop', 'get-top', '', '2login', 'get top'])
    assert.throws(() => namesOf(name), /camelCase/);
});
