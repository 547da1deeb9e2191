import { describe, expect, it } from 'vitest';
import { cutLabel } from './use-top-bars.js';

describe('cutLabel', () => {
  it('leaves a label of eighteen characters alone', () => {
    expect(cutLabel('123456789012345678', 18)).toBe('123456789012345678');
  });

  it('cuts a longer label to eighteen characters and says so', () => {
    expect(cutLabel('videos.roblox-games.example.com', 18)).toBe('videos.roblox-game…');
  });

  it('counts characters, not code units', () => {
    expect(cutLabel('😀😀😀', 2)).toBe('😀😀…');
  });
});
