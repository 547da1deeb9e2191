import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHistoryPage, showsTopUp, taskEstimate } from './task-estimate.js';

describe('the estimate of tasks left', () => {
  it('is none below one task', () => {
    expect(taskEstimate(0)).toBe(0);
    expect(taskEstimate(599)).toBe(0);
    expect(taskEstimate(-5000)).toBe(0);
  });

  it('is to the nearest 5 below 50, and at least 1', () => {
    expect(taskEstimate(600)).toBe(1);
    expect(taskEstimate(2 * 1200)).toBe(1);
    expect(taskEstimate(3 * 1200)).toBe(5);
    expect(taskEstimate(12 * 1200)).toBe(10);
    expect(taskEstimate(49 * 1200)).toBe(50);
  });

  it('is to the nearest 10 from 50', () => {
    expect(taskEstimate(54 * 1200)).toBe(50);
    expect(taskEstimate(55 * 1200)).toBe(60);
    expect(taskEstimate(100_000)).toBe(80);
  });

  it('never falls when the balance grows', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(100_000), (tokens, more) => {
        expect(taskEstimate(tokens + more)).toBeGreaterThanOrEqual(taskEstimate(tokens));
      }),
    );
  });
});

describe('the top-up button', () => {
  it('shows under 15000 points', () => {
    expect(showsTopUp(14_999)).toBe(true);
    expect(showsTopUp(15_000)).toBe(false);
  });
});

describe('a page of the history', () => {
  it('shows 30 of the 31 that are asked for, the last only says that there are more', () => {
    const items = Array.from({ length: 31 }, (_, index) => index);
    expect(readHistoryPage(items)).toEqual({ items: items.slice(0, 30), hasMore: true });
    expect(readHistoryPage(items.slice(1))).toEqual({ items: items.slice(1), hasMore: false });
    expect(readHistoryPage([])).toEqual({ items: [], hasMore: false });
  });
});
