import { describe, expect, it } from 'vitest';
import { stepInGrid, stepInLine } from './mark-steps.js';

describe('stepInLine', () => {
  it('goes to the neighbour and stops at the ends', () => {
    expect(stepInLine('ArrowRight', 1, 3)).toBe(2);
    expect(stepInLine('ArrowDown', 2, 3)).toBe(2);
    expect(stepInLine('ArrowLeft', 1, 3)).toBe(0);
    expect(stepInLine('ArrowUp', 0, 3)).toBe(0);
  });

  it('goes to the first and the last mark', () => {
    expect(stepInLine('Home', 2, 3)).toBe(0);
    expect(stepInLine('End', 0, 3)).toBe(2);
  });

  it('leaves every other key alone', () => {
    expect(stepInLine('Enter', 0, 3)).toBeUndefined();
  });
});

describe('stepInGrid', () => {
  const step = stepInGrid(24);
  const cells = 7 * 24;

  it('goes up and down in its column', () => {
    expect(step('ArrowDown', 5, cells)).toBe(29);
    expect(step('ArrowUp', 29, cells)).toBe(5);
  });

  it('never leaves the row sideways', () => {
    expect(step('ArrowRight', 23, cells)).toBe(23);
    expect(step('ArrowLeft', 24, cells)).toBe(24);
  });

  it('stops at the first and the last row', () => {
    expect(step('ArrowUp', 5, cells)).toBe(5);
    expect(step('ArrowDown', 150, cells)).toBe(150);
  });

  it('goes to the ends of its row', () => {
    expect(step('Home', 30, cells)).toBe(24);
    expect(step('End', 30, cells)).toBe(47);
  });
});
