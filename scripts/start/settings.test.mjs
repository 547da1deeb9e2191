import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from './settings.mjs';

test('serves on 8080, keeps data in var and leaves the demo open when nothing is said', () => {
  assert.deepEqual(readSettings({}, '/home/parent/ostoja'), {
    port: 8080,
    host: '127.0.0.1',
    inside: 'http://127.0.0.1:8080',
    outside: 'http://localhost:8080',
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

const settings = (env) => readSettings(env, '/');

test('programs on this machine reach a server on its own interface, people where the operator says', () => {
  assert.equal(settings({ HOST: '0.0.0.0' }).inside, 'http://127.0.0.1:8080');
  assert.equal(settings({ HOST: '192.0.2.7', PORT: '81' }).inside, 'http://192.0.2.7:81');
  assert.equal(settings({ HOST: '::1' }).inside, 'http://[::1]:8080');
  assert.equal(settings({ PUBLIC_URL: 'https://panel.example.org' }).outside, 'https://panel.example.org');
});
