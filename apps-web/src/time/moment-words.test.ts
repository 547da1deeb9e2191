import { expect, test } from 'vitest';
import { momentWords } from './moment-words.js';

const seconds = (text: string) => Date.parse(text) / 1000;
const now = seconds('2026-11-21T00:30+01:00');
const reader = { now, locale: 'en', timeZone: 'Europe/Warsaw' };

test('names today and yesterday, by the days of the zone', () => {
  expect(momentWords(seconds('2026-11-21T00:10+01:00'), reader)).toBe('today, 00:10');
  expect(momentWords(seconds('2026-11-20T23:50+01:00'), reader)).toBe('yesterday, 23:50');
  expect(momentWords(seconds('2026-11-20T23:50+01:00'), { ...reader, timeZone: 'UTC' })).toBe('today, 22:50');
});

test('says the day of what is older, and the year of another year', () => {
  expect(momentWords(seconds('2026-11-14T08:05+01:00'), reader)).toMatch(/^Sat,? (14 Nov|Nov 14), 08:05$/);
  expect(momentWords(seconds('2025-11-14T08:05+01:00'), reader)).toMatch(/2025, 08:05$/);
});

test('speaks the language of the reader', () => {
  expect(momentWords(now, { ...reader, locale: 'pl' })).toBe('dzisiaj, 00:30');
});
