import { expect, test } from 'vitest';
import { tellDay } from './day-story.js';

const zone = 'Europe/Warsaw';
const midnight = Date.parse('2026-11-20T00:00+01:00') / 1000;
const at = (hours: number) => Math.round(midnight + hours * 3600);

function device({ used = [] as [number, number][], tries = [] as number[] } = {}) {
  return {
    elapsed: used.reduce((sum, [from, to]) => sum + (to - from) * 3600, 0),
    used: used.map(([from, to]) => ({ from: at(from), to: at(to), app: 'YouTube' })),
    blocked: tries.map((hours) => ({ at: at(hours), kind: 'site' as const, subject: 'roblox.com', code: 3 })),
  };
}

test('adds up the use of every device', () => {
  const story = tellDay([device({ used: [[8, 9]] }), device({ used: [[15, 15.5]] })], zone);
  expect(story.elapsed).toBe(5400);
});

test('names the part of the day with more than half of the use', () => {
  expect(
    tellDay(
      [
        device({
          used: [
            [8, 9],
            [14, 17],
          ],
        }),
      ],
      zone,
    ).mostly,
  ).toBe('afternoon');
});

test('splits a stretch between the parts that it touches', () => {
  expect(tellDay([device({ used: [[17.5, 20]] })], zone).mostly).toBe('evening');
});

test('names no part when the use is spread over the day', () => {
  expect(
    tellDay(
      [
        device({
          used: [
            [8, 9],
            [14, 15],
            [19, 20],
          ],
        }),
      ],
      zone,
    ).mostly,
  ).toBeNull();
});

test('names no part of a day without use', () => {
  expect(tellDay([], zone)).toEqual({ elapsed: 0, mostly: null, tries: 0, triesAround: null });
});

test('says around when most tries were blocked', () => {
  const story = tellDay([device({ tries: [15.9, 16, 16.1, 20.9] })], zone);
  expect(story).toMatchObject({ tries: 4, triesAround: at(16) });
});

test('says no time when the tries are spread over the day', () => {
  expect(tellDay([device({ tries: [8, 12, 16, 20, 22] })], zone).triesAround).toBeNull();
});
