import { expect, it } from 'vitest';
import { foldText, matchingOptions, nextEnabled, type ComboboxOption } from './option-filter.js';

const cities: readonly ComboboxOption[] = [
  { value: '1', label: 'Łódź', description: 'łódzkie' },
  { value: '2', label: 'Nowy Sącz', disabled: true },
  { value: '3', label: 'Nowa Sól', description: 'lubuskie' },
];
const found = (query: string) => matchingOptions(cities, query).map(({ label }) => label);

it('finds a name without its accents and in any case', () => {
  expect(found('lodz')).toEqual(['Łódź']);
  expect(found('SĄCZ')).toEqual(['Nowy Sącz']);
  expect(foldText('Groß Ærø ')).toBe('gross aero');
});

it('finds words in any order, in the description too', () => {
  expect(found('sol nowa')).toEqual(['Nowa Sól']);
  expect(found('lubuskie')).toEqual(['Nowa Sól']);
  expect(found('nowa lodz')).toEqual([]);
});

it('shows everything while nothing is typed', () => {
  expect(found('  ')).toHaveLength(3);
});

it('goes round the ends and over what is disabled', () => {
  expect(nextEnabled(cities, -1, 1)).toBe(0);
  expect(nextEnabled(cities, 0, 1)).toBe(2);
  expect(nextEnabled(cities, 2, 1)).toBe(0);
  expect(nextEnabled(cities, 0, -1)).toBe(2);
  expect(nextEnabled(cities, 3, -1)).toBe(2);
  expect(nextEnabled([], -1, 1)).toBe(-1);
  expect(nextEnabled([{ value: 'a', label: 'a', disabled: true }], -1, 1)).toBe(-1);
});
