import { expect, test } from 'vitest';
import type { Contact } from './api/use-contacts.js';
import { findContacts, namesByNumber } from './contact-names.js';

const contact = (name: string, text: string, text2 = ''): Contact => ({
  id: name,
  name,
  text,
  text2,
  lastContacted: 0,
  lastUpdated: 0,
});
const book = [
  contact('Mama', '+48539990101', 'rodzina'),
  contact('Łucja Żak', '539 990 105', '22 555 01 09'),
  contact('Druga Mama', '539990101'),
];

test('finds the contact of a number however it is written', () => {
  const nameOf = namesByNumber(book);
  expect(nameOf('539 990 101')).toBe('Mama');
  expect(nameOf('+48 22 555 01 09')).toBe('Łucja Żak');
});

test('knows nobody by an unknown number, an empty one or the name of a sender', () => {
  const nameOf = namesByNumber([...book, contact('', '600100200')]);
  for (const number of ['+48 600 100 200', '', 'PKO BP', 'rodzina']) expect(nameOf(number)).toBeNull();
});

const found = (text: string) => findContacts(book, text).map(({ name }) => name);

test('finds contacts by a part of the name without accents, of the note or of the number', () => {
  expect(found('lucja z')).toEqual(['Łucja Żak']);
  expect(found('RODZ')).toEqual(['Mama']);
  expect(found('990 105')).toEqual(['Łucja Żak']);
  expect(found('  ')).toHaveLength(3);
  expect(found('nobody')).toEqual([]);
});
