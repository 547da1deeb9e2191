import { expect, test } from 'vitest';
import { judgePaste, splitEntries } from './site-paste.js';

const lists = { list: ['here.pl'], otherList: ['there.pl'] };

test('reads one entry a line, and entries apart by spaces, commas and semicolons', () => {
  expect(splitEntries('a.pl\r\n\n  b.pl, c.pl;d.pl\te.pl ')).toEqual([
    'a.pl',
    'b.pl',
    'c.pl',
    'd.pl',
    'e.pl',
  ]);
});

test('sorts pasted sites by what adding each would come to', () => {
  const entries = ['https://New.pl/page', 'new.pl', 'here.pl', 'there.pl', 'not a domain', 'nonsense'];
  expect(judgePaste(entries, lists, true)).toEqual({
    add: ['new.pl'],
    move: ['there.pl'],
    exists: ['here.pl'],
    notValid: ['not a domain', 'nonsense'],
    prefixed: 0,
  });
});

test('answers the question about prefixes once for all', () => {
  const entries = ['www.a.pl', 'm.b.pl', 'c.pl', 'www.here.pl'];
  expect(judgePaste(entries, lists, true)).toMatchObject({
    add: ['a.pl', 'b.pl', 'c.pl'],
    exists: ['here.pl'],
    prefixed: 3,
  });
  expect(judgePaste(entries, lists, false)).toMatchObject({
    add: ['www.a.pl', 'm.b.pl', 'c.pl', 'www.here.pl'],
    exists: [],
    prefixed: 3,
  });
});
