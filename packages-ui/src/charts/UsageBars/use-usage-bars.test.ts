import { describe, expect, it } from 'vitest';
import { usageBarRows } from './use-usage-bars.js';
import { usageTable } from './usage-table.js';

const bars = [
  { id: 'youtube', name: 'YouTube', note: '12 starts', value: 60 },
  { id: 'duolingo', name: 'Duolingo', value: 15 },
];

describe('usageBarRows', () => {
  it('measures every bar against the longest', () => {
    expect(usageBarRows(bars).map(({ share }) => share)).toEqual([1, 0.25]);
  });

  it('measures against a limit, and never draws over it', () => {
    expect(usageBarRows(bars, 30).map(({ share }) => share)).toEqual([1, 0.5]);
  });

  it('draws nothing for nothing', () => {
    expect(usageBarRows([{ id: 'a', name: 'A', value: 0 }]).map(({ share }) => share)).toEqual([0]);
    expect(usageBarRows([])).toEqual([]);
  });
});

it('says every bar as a row of the table', () => {
  expect(usageTable({ bars, format: (value) => `${value} min`, columns: ['App', 'Time'] })).toEqual({
    columns: ['App', 'Time'],
    rows: [
      ['YouTube (12 starts)', '60 min'],
      ['Duolingo', '15 min'],
    ],
  });
});
