import { describe, expect, it } from 'vitest';
import { whereNow } from './where-now.js';

const at = (ts: number) => ({ lat: 52, lng: 21, ts, v: 0 });
const stay = { lat: 52, lng: 21, from: 100, to: 400, label: 'Place 1', place: 1 };

describe('where a child is', () => {
  it('is not told without a position', () => {
    expect(whereNow([], [], 1000)).toBeNull();
  });

  it('is the place that its last position belongs to', () => {
    expect(whereNow([at(100), at(400)], [stay], 450)).toEqual({
      kind: 'staying',
      place: 'Place 1',
      since: 100,
    });
  });

  it('is on the way after the last stay', () => {
    expect(whereNow([at(400), at(500)], [stay], 510)).toEqual({ kind: 'moving', at: 500 });
  });

  it('is where it was seen last when that is more than five minutes ago', () => {
    expect(whereNow([at(400)], [stay], 700)).toMatchObject({ kind: 'staying' });
    expect(whereNow([at(400)], [stay], 701)).toEqual({ kind: 'seen', at: 400 });
  });
});
