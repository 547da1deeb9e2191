import { describe, expect, it } from 'vitest';
import type { DeviceLane, PlacesLane } from './day-ribbon-data.js';
import { clusterTries, itemAt, itemsOf, moveFrom, nameFits, placeColours } from './ribbon-items.js';

const day = { from: 0, to: 86_400 };
const at = (hours: number) => hours * 3600;

function deviceLane(over: Partial<DeviceLane> = {}): DeviceLane {
  return {
    kind: 'device',
    id: 'phone',
    label: 'Phone',
    used: [
      { from: at(8), to: at(9), label: 'Librus' },
      { from: at(15), to: at(16), label: 'YouTube' },
    ],
    blocked: [
      { at: at(15.5), label: 'roblox.com' },
      { at: at(15.5) + 60, label: 'tiktok.com' },
    ],
    ...over,
  };
}

const places: PlacesLane = {
  kind: 'places',
  id: 'places',
  label: 'Places',
  stays: [
    { from: at(0), to: at(7.5), label: 'Home' },
    { from: at(8), to: at(14), label: 'School' },
    { from: at(14.5), to: at(24), label: 'Home' },
  ],
};

describe('clusterTries', () => {
  it('makes one mark of tries that stand closer than the gap', () => {
    expect(clusterTries(deviceLane().blocked ?? [], 600).map((group) => group.length)).toEqual([2]);
  });

  it('keeps tries apart when there is room for both marks', () => {
    expect(clusterTries(deviceLane().blocked ?? [], 30).map((group) => group.length)).toEqual([1, 1]);
  });

  it('takes tries in any order', () => {
    const groups = clusterTries(
      [
        { at: 200, label: 'b' },
        { at: 100, label: 'a' },
      ],
      10,
    );
    expect(groups.map(([first]) => first.label)).toEqual(['a', 'b']);
  });
});

describe('placeColours', () => {
  it('gives every stay at the same place the same colour', () => {
    expect([...placeColours(places.stays)]).toEqual([
      ['Home', 1],
      ['School', 2],
    ]);
  });

  it('starts over after the fourth place', () => {
    const stays = ['a', 'b', 'c', 'd', 'e'].map((label, index) => ({ label, from: index, to: index + 1 }));
    expect(placeColours(stays).get('e')).toBe(1);
  });
});

describe('itemsOf', () => {
  it('puts spans and marks of a lane in order of time', () => {
    expect(itemsOf(deviceLane(), day, 600).map(({ kind }) => kind)).toEqual(['used', 'used', 'blocked']);
  });

  it('cuts a span to the hour that is shown', () => {
    const lane = deviceLane({ used: [{ from: at(14.5), to: at(15.25), label: 'YouTube' }], blocked: [] });
    const [item] = itemsOf(lane, { from: at(15), to: at(16) }, 0);
    expect(item).toMatchObject({ from: at(15), to: at(15.25) });
  });

  it('leaves out what ends exactly where the window starts', () => {
    const lane = deviceLane({ used: [{ from: at(14), to: at(15), label: 'YouTube' }], blocked: [] });
    expect(itemsOf(lane, { from: at(15), to: at(16) }, 0)).toEqual([]);
  });
});

describe('itemAt', () => {
  const items = itemsOf(deviceLane(), day, 600);

  it('prefers the mark over the span it lies on', () => {
    expect(itemAt(items, at(15.5), 60)?.kind).toBe('blocked');
  });

  it('finds a short span from a finger that is a little beside it', () => {
    expect(itemAt(items, at(9) + 300, 600)?.kind).toBe('used');
  });

  it('finds nothing in an empty stretch', () => {
    expect(itemAt(items, at(3), 600)).toBeNull();
  });
});

describe('moveFrom', () => {
  const lanes = [itemsOf(deviceLane(), day, 600), itemsOf(places, day, 600)];
  const first = lanes[0]?.[0] ?? null;

  it('starts at the first item when nothing is current', () => {
    expect(moveFrom(lanes, null, 'next')).toEqual(first);
  });

  it('moves along the lane and stops at its end', () => {
    const last = moveFrom(lanes, first, 'last');
    expect(last?.kind).toBe('blocked');
    expect(moveFrom(lanes, last, 'next')).toEqual(last);
  });

  it('goes down to the item nearest in time', () => {
    expect(moveFrom(lanes, first, 'down')).toMatchObject({ kind: 'place', stay: { label: 'School' } });
  });

  it('skips a lane that has no items', () => {
    const withGap = [lanes[0] ?? [], [], lanes[1] ?? []];
    expect(moveFrom(withGap, first, 'down')?.kind).toBe('place');
  });
});

const attempt = (time: number) =>
  itemsOf(deviceLane({ used: [], blocked: [{ at: time, label: 'roblox.com' }] }), day, 0);

describe('nameFits', () => {
  const block = { from: 0, to: 100 };

  it('wants room for every character', () => {
    expect(nameFits('Chrome', block, [], 1)).toBe(true);
    expect(nameFits('Chrome with a long name', block, [], 1)).toBe(false);
  });

  it('keeps the name from under the cross of a blocked try', () => {
    expect(nameFits('Chrome', block, attempt(30), 1)).toBe(false);
    expect(nameFits('Chrome', block, attempt(90), 1)).toBe(true);
  });
});
