import { describe, expect, it } from 'vitest';
import { bonusRange, isUnlimited, limitRange, readMinutes, stepFrom } from './minutes.js';

describe('typed minutes', () => {
  it('are whole minutes up to a day, on a step of the slider or not', () => {
    expect(readMinutes('0')).toEqual({ kind: 'ok', minutes: 0 });
    expect(readMinutes(' 37 ')).toEqual({ kind: 'ok', minutes: 37 });
    expect(readMinutes('1440')).toEqual({ kind: 'ok', minutes: 1440 });
  });

  it('are refused beyond a day, and when they are no digits', () => {
    for (const entry of ['1441', '-5', '1.5', '1,5', '1e2', 'two', '٣']) {
      expect(readMinutes(entry)).toEqual({ kind: 'not-valid' });
    }
  });

  it('are required', () => {
    expect(readMinutes('  ')).toEqual({ kind: 'required' });
  });
});

describe('a step of the slider', () => {
  it('is five minutes', () => {
    expect(stepFrom(60, 1, limitRange)).toBe(65);
    expect(stepFrom(60, -1, limitRange)).toBe(55);
  });

  it('goes to the next step from typed minutes between two', () => {
    expect(stepFrom(37, 1, limitRange)).toBe(40);
    expect(stepFrom(37, -1, limitRange)).toBe(35);
  });

  it('stays within the slider, and comes back to it from beyond', () => {
    expect(stepFrom(0, -1, limitRange)).toBe(0);
    expect(stepFrom(480, 1, limitRange)).toBe(480);
    expect(stepFrom(900, -1, limitRange)).toBe(475);
    expect(stepFrom(120, 1, bonusRange)).toBe(120);
  });
});

it('takes the end of the slider and everything above it for unlimited', () => {
  expect(isUnlimited(479)).toBe(false);
  expect(isUnlimited(480)).toBe(true);
  expect(isUnlimited(1440)).toBe(true);
});
