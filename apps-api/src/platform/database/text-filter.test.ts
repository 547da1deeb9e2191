import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.js';
import { contains } from './text-filter.js';

describeEachDatabase('contains', (db) => {
  const holds = async (stored: string, sought: string) => {
    const { sql, parameters } = contains('word', sought);
    const rows = await db().query(`SELECT 1 AS found FROM (SELECT ? AS word) AS words WHERE ${sql}`, [
      stored,
      ...parameters,
    ]);
    return rows.length === 1;
  };

  it.each([
    ['how to draw a cat', 'draw'],
    ['WIKIPEDIA', 'wiki'],
    ['youtube', 'YouTube'],
    ['Żubr w puszczy', 'żubr'],
    ['żubr', 'Żubr'],
    ['ŻUBR', 'żubr'],
    ['100% pewne', '0%'],
    ['a_b', 'a_b'],
    ['wow!', 'w!'],
    ["it's", "'s"],
    ['🙂🙃', '🙃'],
  ])('finds in %j the text %j', async (stored, sought) => {
    expect(await holds(stored, sought)).toBe(true);
  });

  it.each([
    ['drawing', 'cat'],
    ['1000', '0%0'],
    ['axb', 'a_b'],
    ['zubr', 'żubr'],
  ])('finds in %j no %j', async (stored, sought) => {
    expect(await holds(stored, sought)).toBe(false);
  });
});
