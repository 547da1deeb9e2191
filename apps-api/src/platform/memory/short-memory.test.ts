import { describe, expect, it } from 'vitest';
import { TestClock } from '../clock/index.js';
import { ShortMemory } from './short-memory.js';

/** A memory in front of a table of one row, which counts how often it is asked. */
function remembered(row: { value: number | undefined }) {
  const clock = new TestClock(1_800_000_000);
  const memory = new ShortMemory<string, number>(clock);
  let asked = 0;
  const find = () =>
    memory.find('key', async () => {
      asked += 1;
      return row.value;
    });
  return { clock, memory, find, asked: () => asked };
}

describe('a short memory', () => {
  it('asks once for what is asked again within three seconds', async () => {
    const { find, asked, clock } = remembered({ value: 7 });
    expect([await find(), await find()]).toEqual([7, 7]);
    expect(asked()).toBe(1);
    clock.advance(3);
    await find();
    expect(asked()).toBe(2);
  });

  it('does not remember that nothing was found', async () => {
    const row: { value: number | undefined } = { value: undefined };
    const { find } = remembered(row);
    expect(await find()).toBeUndefined();
    row.value = 7;
    expect(await find()).toBe(7);
  });

  it('asks again for what was forgotten', async () => {
    const row = { value: 7 };
    const { find, memory } = remembered(row);
    await find();
    row.value = 8;
    memory.forget('key');
    expect(await find()).toBe(8);
    row.value = 9;
    memory.forgetWhere((value) => value === 7);
    expect(await find()).toBe(8);
    memory.forgetWhere((value) => value === 8);
    expect(await find()).toBe(9);
  });

  it('does not remember an answer that something was forgotten under', async () => {
    const memory = new ShortMemory<string, number>(new TestClock(1_800_000_000));
    const first = memory.find('key', async () => {
      memory.forget('key');
      return 7;
    });
    expect(await first).toBe(7);
    expect(await memory.find('key', async () => 8)).toBe(8);
  });
});
