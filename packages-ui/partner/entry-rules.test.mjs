import assert from 'node:assert/strict';
import { test } from 'node:test';
import { broken } from './entry-rules.mjs';

const weight = (atOnce, later = []) => ({
  atOnce: { bytes: 1, packages: atOnce },
  later: { bytes: 1, packages: later },
});

test('keeps the engines of charts, maps and formulas out of the main entry, even when they come later', () => {
  assert.deepEqual(broken('@ostoja/ui', weight(['clsx', 'input-otp'])), []);
  assert.equal(broken('@ostoja/ui', weight(['@visx/scale'])).length, 1);
  assert.equal(broken('@ostoja/ui', weight([], ['@deck.gl/core'])).length, 1);
  assert.equal(broken('@ostoja/ui', weight([], ['katex'])).length, 1);
});

test('lets charts pay for visx only', () => {
  assert.deepEqual(broken('@ostoja/ui/charts', weight(['@visx/shape', 'd3-scale', 'clsx'])), []);
  assert.deepEqual(broken('@ostoja/ui/charts', weight(['@visx/shape', 'input-otp'])), [
    '@ostoja/ui/charts pays for input-otp',
  ]);
});

test('lets a map load its engine only when a map is shown', () => {
  assert.deepEqual(broken('@ostoja/ui/map', weight(['clsx'], ['@deck.gl/core'])), []);
  assert.deepEqual(broken('@ostoja/ui/map', weight(['@deck.gl/core', '@luma.gl/core'])), [
    '@ostoja/ui/map loads at once @deck.gl/core, @luma.gl/core',
  ]);
});
