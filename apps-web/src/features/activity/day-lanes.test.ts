import { expect, test } from 'vitest';
import { dayLanes, type LaneDevice } from './day-lanes.js';

const bounds = { from: 0, to: 86_400 };
const words = {
  places: 'Places',
  place: (n: number) => `Place ${n}`,
  reason: (code: number) => `reason ${code}`,
};
const phone: LaneDevice = { id: 7, name: 'Galaxy A15', lastSeen: 50_000, online: true };

function own(open: { from: number; to: number }[]) {
  return { device: 7, elapsed: 60, used: [{ from: 10, to: 70, app: 'Librus' }], blocked: [], open };
}

test('gives every device of the child a lane, also one without a report', () => {
  const lanes = dayLanes(
    { devices: [], places: [] },
    [phone, { ...phone, id: 8, name: 'PC' }],
    bounds,
    words,
  );
  expect(lanes.map(({ label }) => label)).toEqual(['Galaxy A15', 'PC']);
});

test('closes no hours when the schedule is open all day', () => {
  const [lane] = dayLanes({ devices: [own([{ from: 0, to: 86_400 }])], places: [] }, [phone], bounds, words);
  expect(lane).not.toHaveProperty('allowed');
});

test('closes the whole day when the schedule opens no hour', () => {
  const [lane] = dayLanes({ devices: [own([])], places: [] }, [phone], bounds, words);
  expect(lane).toHaveProperty('allowed', []);
});

test('says until when a silent device reported', () => {
  const [lane] = dayLanes({ devices: [], places: [] }, [{ ...phone, online: false }], bounds, words);
  expect(lane).toHaveProperty('reportedUntil', 50_000);
});

test('adds the places last, stays cut to the day', () => {
  const stay = { from: -100, to: 90_000, place: 1, lat: 52, lng: 21 };
  const lanes = dayLanes({ devices: [], places: [stay] }, [phone], bounds, words);
  expect(lanes.at(-1)).toMatchObject({ kind: 'places', stays: [{ from: 0, to: 86_400, label: 'Place 1' }] });
});
