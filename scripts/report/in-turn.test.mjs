import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTurn } from './in-turn.mjs';

function listen(count) {
  const heard = [];
  return { heard, speakers: inTurn(count, (line) => heard.push(line)) };
}

test('hears the first speaker at once, and the second when the first has finished', () => {
  const { heard, speakers } = listen(2);
  const [first, second] = speakers;
  second.say('b1');
  first.say('a1');
  assert.deepEqual(heard, ['a1']);
  first.finish();
  assert.deepEqual(heard, ['a1', 'b1']);
  second.say('b2');
  assert.deepEqual(heard, ['a1', 'b1', 'b2']);
});

test('loses nothing of those who finish before their turn', () => {
  const { heard, speakers } = listen(3);
  const [first, second, third] = speakers;
  third.say('c');
  third.finish();
  second.say('b');
  second.finish();
  assert.deepEqual(heard, []);
  first.say('a');
  first.finish();
  assert.deepEqual(heard, ['a', 'b', 'c']);
});
