import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionsIn, unknownKeys, unusedKeys, withoutComments } from './usage.mjs';

test('a key that a source names is used', () => {
  assert.deepEqual(unusedKeys(['login.title', 'login.help'], [mentionsIn("t('login.title')")]), [
    'login.help',
  ]);
});

test('a template uses every key that begins like it', () => {
  const mentions = [mentionsIn('t(`errors.${name}`)')];
  assert.deepEqual(unusedKeys(['errors.NotFound', 'error.other'], mentions), ['error.other']);
});

test('a key inside a longer text is not named', () => {
  assert.deepEqual(unusedKeys(['login'], [mentionsIn("'the login page'")]), ['login']);
});

test('finds a shown key that the catalogue lacks', () => {
  const source = `t('login.title'); intl.formatMessage({ id: 'login.lost' }, { name }); <T values={{}} id="login.gone" />`;
  assert.deepEqual(unknownKeys(source, new Set(['login.title'])), ['login.gone', 'login.lost']);
});

test('a comment uses nothing, an address in a string is no comment', () => {
  const source = "/** t('a.b') */\nconst c = 'https://x.y'; // t('d.e')\nt('f.g')";
  assert.equal(withoutComments(source).trim(), "const c = 'https://x.y'; \nt('f.g')");
});
