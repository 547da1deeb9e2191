import { expect, test } from 'vitest';
import { webAddress } from './web-address.js';

test('only pages of the web are addresses of links', () => {
  expect(webAddress('https://pay.example/invoice/1')).toBe('https://pay.example/invoice/1');
  for (const none of ['', 'javascript:alert(1)', 'data:text/html,x', '/relative'])
    expect(webAddress(none)).toBeNull();
});
