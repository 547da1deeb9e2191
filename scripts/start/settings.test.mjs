import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from './settings.mjs';

test('serves on 8080, keeps data in var and leaves the demo open when nothing is said', () => {
  assert.deepEqual(readSettings({}, '/home/parent/ostoja'), {
    port: 8080,
    dataFolder: '/home/parent/ostoja/var',
    demo: undefined,
  });
});

test('takes an absolute data folder as it is', () => {
  assert.equal(readSettings({ OSTOJA_DATA: '/srv/ostoja' }, '/home/parent/ostoja').dataFolder, '/srv/ostoja');
});

for (const port of ['0', '65536', '80.5', '-1', 'http', '8080x']) {
  test(`refuses PORT=${port} in one line`, () => {
    assert.throws(() => readSettings({ PORT: port }, '/'), {
      message: `PORT must be a whole number from 1 to 65535, not "${port}"`,
    });
  });
}

test('OSTOJA_DEMO is 0 or 1 and nothing else', () => {
  assert.equal(readSettings({ OSTOJA_DEMO: '0' }, '/').demo, false);
  assert.equal(readSettings({ OSTOJA_DEMO: '1' }, '/').demo, true);
  assert.throws(() => readSettings({ OSTOJA_DEMO: 'no' }, '/'), /OSTOJA_DEMO must be 0 or 1, not "no"/);
});
