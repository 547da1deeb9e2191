import { describe, expect, it } from 'vitest';
import { heatTable } from './heat-table.js';
import { heatCells } from './use-time-of-day-heat.js';

const week = (fill: (day: number, hour: number) => number) =>
  Array.from({ length: 7 }, (_, day) => Array.from({ length: 24 }, (__, hour) => fill(day, hour)));

describe('heatCells', () => {
  it('has an hour of every day, row by row', () => {
    const cells = heatCells(week((day, hour) => day * 24 + hour));
    expect(cells).toHaveLength(168);
    expect(cells[25]).toMatchObject({ id: '1-1', day: 1, hour: 1, value: 25 });
  });

  it('colours by quarters of the greatest value, and any use at all', () => {
    const [row] = [[0, 1, 15, 16, 30, 45, 46, 60]];
    expect(
      heatCells([row ?? []])
        .map(({ level }) => level)
        .slice(0, 8),
    ).toEqual([0, 1, 1, 2, 2, 3, 4, 4]);
  });

  it('never goes over the darkest step', () => {
    expect(heatCells([[90]], 60)[0]?.level).toBe(4);
  });

  it('takes a missing hour for nothing', () => {
    expect(heatCells([[5]])[23]).toMatchObject({ hour: 23, value: 0, level: 0 });
  });
});

it('says every hour as a row of the table, a column for each day', () => {
  const table = heatTable({
    values: week((day, hour) => (day === 1 && hour === 14 ? 35 : 0)),
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    format: (minutes) => `${minutes} min`,
    formatHour: (hour) => `${hour}:00`,
    hourColumn: 'Hour',
  });
  expect(table.columns).toEqual(['Hour', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(table.rows).toHaveLength(24);
  expect(table.rows[14]?.slice(0, 3)).toEqual(['14:00', '0 min', '35 min']);
});
