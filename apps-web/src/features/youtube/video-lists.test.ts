import { expect, test } from 'vitest';
import { blockOf, listWith } from './video-lists.js';

const lists = { videoIds: ['one'], channelIds: ['cats'] };

test('a video is blocked by itself, or by its channel', () => {
  expect(blockOf(lists, { videoid: 'one', channelid: 'cats' })).toBe('video');
  expect(blockOf(lists, { videoid: 'two', channelid: 'cats' })).toBe('channel');
  expect(blockOf(lists, { videoid: 'two', channelid: 'dogs' })).toBeNull();
});

test('a video of an unknown channel is blocked by no channel', () => {
  expect(blockOf({ videoIds: [], channelIds: [''] }, { videoid: 'two', channelid: '' })).toBeNull();
});

test('an id is put on a list once, and is taken off it whole', () => {
  expect(listWith(['one'], 'two', true)).toEqual(['one', 'two']);
  expect(listWith(['one', 'two'], 'two', true)).toEqual(['one', 'two']);
  expect(listWith(['two', 'one', 'two'], 'two', false)).toEqual(['one']);
});
