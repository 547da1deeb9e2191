import { describe, expect, it } from 'vitest';
import { dayStays, staysWithin } from './day-stays.js';

const name = (number: number) => `Place ${number}`;
const home = { lat: 52.2, lng: 21, lngLen: 0.001 };
const school = { lat: 52.25, lng: 21.05, lngLen: 0.001 };
const stays = dayStays(
  [
    { ...home, ts1: 0, ts2: 100, elapsed: 100 },
    { ...school, ts1: 200, ts2: 500, elapsed: 300 },
    { ...home, ts1: 600, ts2: 900, elapsed: 300 },
  ],
  name,
);

describe('the stays of a day', () => {
  it('share the number and name of their place', () => {
    expect(stays.map(({ place, label }) => [place, label])).toEqual([
      [1, 'Place 1'],
      [2, 'Place 2'],
      [1, 'Place 1'],
    ]);
  });

  it('are cut to the shown hours and keep their numbers', () => {
    expect(staysWithin(stays, { from: 300, to: 700 })).toMatchObject([
      { place: 2, from: 300, to: 500 },
      { place: 1, from: 600, to: 700 },
    ]);
  });
});
