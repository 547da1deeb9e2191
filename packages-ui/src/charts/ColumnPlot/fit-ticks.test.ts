import { describe, expect, it } from 'vitest';
import { fitTicks } from './fit-ticks.js';

const hours = (text: (hour: number) => string) =>
  [0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => ({ at: hour / 24, text: text(hour) }));
const shown = (width: number, text = (hour: number) => `${hour}:00`) =>
  fitTicks(hours(text), width).map((tick) => tick.text);

describe('fitTicks', () => {
  it('shows every word where there is room', () => {
    expect(shown(600)).toHaveLength(9);
  });

  it('keeps every second one where it is narrow', () => {
    expect(shown(260)).toEqual(['0:00', '6:00', '12:00', '18:00', '24:00']);
  });

  it('keeps fewer of long words, and always the last', () => {
    const words = shown(260, (hour) => `${hour}:00 nachmittags`);
    expect(words).toEqual(['0:00 nachmittags', '24:00 nachmittags']);
  });

  it('leans on the ends and is centred between them', () => {
    expect(fitTicks(hours(String), 600).map(({ side }) => side)).toEqual([
      'start',
      ...Array<string>(7).fill('centre'),
      'end',
    ]);
  });
});
