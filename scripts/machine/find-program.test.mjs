import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProgram } from './find-program.mjs';

const machineWith =
  (...files) =>
  (file) =>
    files.includes(file);

test('takes the first candidate that exists, in the order given', () => {
  const isRunnable = machineWith('/usr/bin/google-chrome', '/usr/bin/chromium');
  assert.equal(
    findProgram(['chromium', 'google-chrome'], { path: '/bin:/usr/bin', isRunnable }),
    '/usr/bin/chromium',
  );
});

test('prefers an absolute path when it is given first', () => {
  const isRunnable = machineWith('/opt/browser', '/usr/bin/chromium');
  assert.equal(findProgram(['/opt/browser', 'chromium'], { path: '/usr/bin', isRunnable }), '/opt/browser');
});

test('finds a server outside PATH in the system folders', () => {
  const isRunnable = machineWith('/usr/sbin/mariadbd');
  assert.equal(findProgram(['mariadbd'], { path: '/usr/bin', isRunnable }), '/usr/sbin/mariadbd');
});

test('skips candidates that are not set and says undefined when nothing is there', () => {
  assert.equal(
    findProgram([undefined, 'chromium'], { path: '/usr/bin', isRunnable: () => false }),
    undefined,
  );
});
