import { expect, test } from 'vitest';
import { readPageSettings } from './page-settings.js';

test('a page without settings has none', () => {
  for (const text of [null, undefined, '', 'no json', '[]', 'null', '7'])
    expect(readPageSettings(text)).toEqual({});
});

test('addresses are read', () => {
  const told = {
    consentService: 'https://privacy.example/s',
    androidApp: 'https://example.org/ostoja.apk',
    mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Somebody' },
  };
  expect(readPageSettings(JSON.stringify(told))).toEqual(told);
});

test('what is no web address is left out', () => {
  const told = {
    consentService: 'javascript:alert(1)',
    androidApp: 7,
    mapTiles: { url: 'data:{z}/{x}/{y}', attribution: 'Nobody' },
    more: 'https://example.org',
  };
  expect(readPageSettings(JSON.stringify(told))).toEqual({});
});
