import { expect, test } from 'vitest';
import { readCampaign } from './tracking-values.js';

test("the campaign's values are read from a query, and nothing else", () => {
  expect(readCampaign('?utm_source=post&utm_medium=mail&utm_campaign=&gclid=g1&code=secret')).toEqual({
    utm_source: 'post',
    utm_medium: 'mail',
    gclid: 'g1',
  });
});

test('a long value is cut to what the server takes', () => {
  expect(readCampaign(`?utm_source=${'x'.repeat(1000)}`).utm_source).toHaveLength(256);
});
