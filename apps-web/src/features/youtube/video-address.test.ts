import { expect, test } from 'vitest';
import { videoAddress } from './video-address.js';

test('leads to the video site', () => {
  expect(videoAddress('dQw4w9WgX-_')).toBe('https://www.youtube.com/watch?v=dQw4w9WgX-_');
});

test.each([
  '',
  'short',
  'dQw4w9WgXcQ&list=1',
  'javascript:alert(1)',
  '"onload=xx"',
  'dQw4w9WgXc\n',
  '../../a/b/c',
])('leads nowhere for "%s"', (id) => {
  expect(videoAddress(id)).toBeNull();
});
