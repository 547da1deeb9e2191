import { describe, expect, it } from 'vitest';
import { historyAt, historyOf, neighbour, withEdit } from './schedule-history.js';
import { daysOfHour, openWeek, withHours } from './schedule-week.js';

const weekOf = (hour: number) => withHours(openWeek, daysOfHour(hour), true);
const [first, second, third] = [weekOf(1), weekOf(2), weekOf(3)];

describe('the history of a week', () => {
  it('goes back and forward', () => {
    const history = withEdit(historyOf(first), second);
    expect(neighbour(history, -1)).toEqual(first);
    expect(neighbour(history, 1)).toBeNull();
    expect(neighbour({ ...history, at: 0 }, 1)).toEqual(second);
  });

  it('forgets what was undone when a new edit comes', () => {
    const history = withEdit({ ...withEdit(historyOf(first), second), at: 0 }, third);
    expect(history.weeks).toEqual([first, third]);
  });

  it('keeps a refused edit as something to do again', () => {
    const history = historyAt(withEdit(historyOf(first), second), first);
    expect(neighbour(history, -1)).toBeNull();
    expect(neighbour(history, 1)).toEqual(second);
  });

  it('begins anew with a week from elsewhere', () => {
    expect(historyAt(withEdit(historyOf(first), second), third)).toEqual(historyOf(third));
  });

  it('keeps the last hundred weeks', () => {
    const history = Array.from({ length: 150 }, (_, index) => weekOf(index % 24)).reduce(
      withEdit,
      historyOf(openWeek),
    );
    expect(history.weeks).toHaveLength(100);
    expect(history.at).toBe(99);
  });
});
