import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawDay, pictureSize } from './day-picture.js';

const quiet = Array.from({ length: 24 }, () => ({ used: 0, blocked: 0 }));
const width = pictureSize.width * 2;

/** The colour in the middle of an hour's column, so many pixels from the top. */
function pixel(picture: Buffer, hour: number, y: number): number[] {
  const data = picture.subarray(picture.indexOf('IDAT') + 4, picture.indexOf('IEND') - 8);
  const rows = inflateSync(data);
  const at = y * (width * 4 + 1) + 1 + Math.floor((hour + 0.5) * (width / 24)) * 4;
  return [...rows.subarray(at, at + 4)];
}

const withHour = (hour: number, figures: { used: number; blocked: number }) =>
  drawDay(quiet.map((none, index) => (index === hour ? figures : none)));

describe('the picture of a day', () => {
  it('is see-through between the columns, so that it fits a light and a dark mail', () => {
    const picture = drawDay(quiet);
    expect(pixel(picture, 0.5, 60)[3]).toBe(0);
    expect(pixel(picture, 0, 60)[3]).toBeLessThan(60);
  });

  it('fills an hour by how much of it was used, from below', () => {
    const half = withHour(7, { used: 1800, blocked: 0 });
    expect(pixel(half, 7, 60)[3]).toBeLessThan(60);
    expect(pixel(half, 7, 150)[3]).toBe(255);
    expect(pixel(half, 8, 150)[3]).toBeLessThan(60);
  });

  it('draws no hour fuller than full', () => {
    expect(withHour(7, { used: 9000, blocked: 0 })).toEqual(withHour(7, { used: 3600, blocked: 0 }));
  });

  it('shows a minute, too', () => {
    expect(pixel(withHour(23, { used: 60, blocked: 0 }), 23, 170)[3]).toBe(255);
  });

  it('marks the hours with refused visits below the line', () => {
    const picture = withHour(16, { used: 0, blocked: 1 });
    expect(pixel(picture, 16, 206)[3]).toBe(255);
    expect(pixel(picture, 15, 206)[3]).toBe(0);
  });

  it('is small', () => {
    expect(drawDay(quiet.map((_, hour) => ({ used: hour * 150, blocked: hour % 2 }))).length).toBeLessThan(
      20_000,
    );
  });
});
