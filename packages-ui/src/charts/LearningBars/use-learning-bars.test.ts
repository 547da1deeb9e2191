import { describe, expect, it } from 'vitest';
import { learningColumns } from './use-learning-bars.js';
import { learningTable } from './learning-words.js';

const options = { seriesCount: 2, lastDay: undefined, minDays: 14 };

describe('learningColumns', () => {
  it('shows fourteen days even when fewer have data', () => {
    const columns = learningColumns({
      ...options,
      days: [
        { day: '2026-11-19', values: [3, 0] },
        { day: '2026-11-20', values: [1, 2] },
      ],
    });
    expect(columns).toHaveLength(14);
    expect(columns[0]?.day).toBe('2026-11-07');
    expect(columns.at(-1)).toEqual({ id: '2026-11-20', day: '2026-11-20', values: [1, 2], total: 3 });
  });

  it('shows more than fourteen when there are more, without holes', () => {
    const columns = learningColumns({
      ...options,
      days: [
        { day: '2026-11-20', values: [1, 0] },
        { day: '2026-10-21', values: [1, 0] },
      ],
    });
    expect(columns).toHaveLength(31);
    expect(columns[1]).toMatchObject({ day: '2026-10-22', total: 0 });
  });

  it('goes on to the last day that is asked for', () => {
    const columns = learningColumns({
      ...options,
      days: [{ day: '2026-11-10', values: [1, 0] }],
      lastDay: '2026-11-20',
    });
    expect(columns).toHaveLength(14);
    expect(columns.at(-1)?.day).toBe('2026-11-20');
    expect(columns[3]).toMatchObject({ day: '2026-11-10', total: 1 });
  });

  it('adds what comes twice for a day', () => {
    const columns = learningColumns({
      ...options,
      days: [
        { day: '2026-11-20', values: [1, 2] },
        { day: '2026-11-20', values: [4] },
      ],
    });
    expect(columns.at(-1)?.values).toEqual([5, 2]);
  });

  it('has no day where nothing is known', () => {
    expect(learningColumns({ ...options, days: [] })).toEqual([]);
  });
});

it('says every day as a row, a column for each subject', () => {
  const table = learningTable({
    days: [{ day: '2026-11-20', values: [3, 1] }],
    series: [
      { id: 'maths', label: 'Mathematics' },
      { id: 'physics', label: 'Physics' },
    ],
    minDays: 1,
    format: (tasks) => `${tasks} tasks`,
    formatDayLong: (day) => day,
    columns: ['Day', 'All'],
  });
  expect(table).toEqual({
    columns: ['Day', 'Mathematics', 'Physics', 'All'],
    rows: [['2026-11-20', '3 tasks', '1 tasks', '4 tasks']],
  });
});
