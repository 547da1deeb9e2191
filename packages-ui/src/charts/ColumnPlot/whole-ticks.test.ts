import { describe, expect, it } from 'vitest';
import { wholeTicks } from './whole-ticks.js';

describe('wholeTicks', () => {
  it('ends at or above the greatest value', () => {
    expect(wholeTicks(47)).toEqual([0, 20, 40, 60]);
    expect(wholeTicks(60)).toEqual([0, 20, 40, 60]);
  });

  it('has no halves of a task', () => {
    expect(wholeTicks(1)).toEqual([0, 1]);
    expect(wholeTicks(3)).toEqual([0, 1, 2, 3]);
  });

  it('has room above nothing', () => {
    expect(wholeTicks(0)).toEqual([0, 1]);
  });
});
