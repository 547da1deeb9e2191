import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planDemo } from './demo-note.mjs';

test('the first run makes the demo family', () => {
  assert.deepEqual(planDemo(undefined, undefined), { isShown: true, isToBeMade: true });
});

test('OSTOJA_DEMO=0 starts empty', () => {
  assert.deepEqual(planDemo(false, undefined), { isShown: false, isToBeMade: false });
});

test('a later run shows the family without making it again', () => {
  assert.deepEqual(planDemo(undefined, { demo: true }), { isShown: true, isToBeMade: false });
});

test('a house that began empty stays empty until the demo is asked for', () => {
  assert.deepEqual(planDemo(undefined, { demo: false }), { isShown: false, isToBeMade: false });
  assert.deepEqual(planDemo(true, { demo: false }), { isShown: true, isToBeMade: true });
});

test('OSTOJA_DEMO=0 rests a family that is there', () => {
  assert.deepEqual(planDemo(false, { demo: true }), { isShown: false, isToBeMade: false });
});
