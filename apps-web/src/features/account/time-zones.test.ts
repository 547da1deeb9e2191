import { expect, test } from 'vitest';
import { zoneChoices } from './time-zones.js';

test('a zone reads as its place, with where that is and how far its clocks are ahead', () => {
  expect(zoneChoices('UTC', 'en', ['America/Argentina/Buenos_Aires'])).toContainEqual({
    value: 'America/Argentina/Buenos_Aires',
    label: 'Buenos Aires',
    description: 'America, Argentina · GMT-3',
  });
});

test('the chosen zone is the first of the choices, also when the browser does not list it', () => {
  expect(zoneChoices('UTC', 'en', ['Europe/Warsaw']).map(({ value }) => value)).toEqual([
    'UTC',
    'Europe/Warsaw',
  ]);
  const listed = zoneChoices('Europe/Warsaw', 'en', ['Asia/Tokyo', 'Europe/Warsaw']);
  expect(listed.map(({ value }) => value)).toEqual(['Europe/Warsaw', 'Asia/Tokyo']);
});

test('a zone that nobody knows is not offered', () => {
  expect(zoneChoices('Mars/Olympus', 'en', ['Europe/Warsaw'])).toHaveLength(1);
});
