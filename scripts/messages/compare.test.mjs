import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareWithEnglish } from './compare.mjs';

const polish = { locale: 'pl-PL', maySame: () => false };
const check = (english, text, language = polish) =>
  compareWithEnglish({ key: english }, { key: text }, language);

test('accepts a complete translation', () => {
  const english = '{count, plural, one {# child} other {# children}} of {name}';
  const text = '{name}: {count, plural, one {# dziecko} few {# dzieci} many {# dzieci} other {# dziecka}}';
  assert.deepEqual(check(english, text), []);
});

test('names missing, extra and empty messages', () => {
  assert.deepEqual(compareWithEnglish({ a: 'A child', b: 'B' }, { b: ' ', c: 'C' }, polish), [
    'a: missing',
    'c: not in en.json',
    'b: empty',
  ]);
});

test('refuses a placeholder with another name', () => {
  assert.deepEqual(check('Hello {name}', 'Cześć {imie}'), [
    'key: has placeholders [imie argument], English has [name argument]',
  ]);
});

test('refuses a tag that was lost', () => assert.equal(check('<link>Read</link>', 'Czytaj').length, 1));

test('refuses a plural without the forms of its language', () => {
  assert.deepEqual(
    check('{n, plural, one {# day} other {# days}}', '{n, plural, one {# dzień} other {# dni}}'),
    ['key: plural of n lacks many, few'],
  );
});

test('refuses broken ICU', () => assert.match(check('Hello {name}', 'Cześć {name')[0], /not valid ICU/));

test('refuses an untranslated text, unless it may be the same', () => {
  assert.deepEqual(check('Settings', 'Settings'), ['key: same as English']);
  assert.deepEqual(check('Internet', 'Internet', { ...polish, maySame: () => true }), []);
});

test('a text without words is the same everywhere', () =>
  assert.deepEqual(check('{from}–{to}', '{from}–{to}'), []));
