import { expect, test } from 'vitest';
import { momentAt, timeField } from './why-moment.js';

const zone = 'Europe/Warsaw';
const seconds = (text: string) => Date.parse(text) / 1000;

test('is the moment at which the clocks of the zone show the time', () => {
  expect(momentAt(20261120, '20:30', zone)).toBe(seconds('2026-11-20T20:30+01:00'));
});

test('is right on the days on which clocks change', () => {
  expect(momentAt(20260329, '20:30', zone)).toBe(seconds('2026-03-29T20:30+02:00'));
  expect(momentAt(20261025, '20:30', zone)).toBe(seconds('2026-10-25T20:30+01:00'));
  expect(momentAt(20261025, '23:59', zone)).toBe(seconds('2026-10-25T23:59+01:00'));
});

test.each(['', '24:00', '8:30', 'soon'])('is none for the time %o', (time) => {
  expect(momentAt(20261120, time, zone)).toBeNull();
});

test('is written as a time field has it', () => {
  expect(timeField(seconds('2026-11-20T08:05+01:00'), zone)).toBe('08:05');
});
